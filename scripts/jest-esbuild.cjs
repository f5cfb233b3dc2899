/** Strips types with esbuild: a hundred times faster than Babel, and the engine needs nothing more. */
const { transformSync } = require('esbuild');

module.exports = {
  process(source, path) {
    const { code, map } = transformSync(source, {
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      // Jest's own loader knows require only.
      supported: { 'dynamic-import': false },
      sourcemap: 'external',
      sourcefile: path,
    });
    return { code, map };
  },
};
