const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

module.exports = defineConfig([
  expo,
  { ignores: ['dist/**', 'out/**', '.expo/**', 'components/ui/icon-paths.ts', '**/*.json'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/array-type': 'off',
    },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      // The engine knows no React: a verb that starts with `use` is a verb.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-globals': ['error', 'Date', 'window', 'document', 'setTimeout', 'fetch', 'performance'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the generator in the state.' },
      ],
    },
  },
]);
