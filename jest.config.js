const esbuild = { '^.+\\.tsx?$': '<rootDir>/scripts/jest-esbuild.cjs' };
const alias = { '^@/(.*)$': '<rootDir>/$1' };

/** Three suites: the engine and the scripts need no React Native and start in a second; screens render; e2e drives Chromium. */
module.exports = {
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{engine,scripts}/**/*.test.ts'],
      transform: esbuild,
      moduleNameMapper: alias,
    },
    {
      displayName: 'screens',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver',
      testMatch: ['<rootDir>/__tests__/screens/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__tests__/screens/setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/screens/patience.ts'],
      moduleNameMapper: alias,
    },
    {
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.e2e.ts'],
      transform: esbuild,
      moduleNameMapper: alias,
    },
  ],
};
