module.exports = function (api) {
  api.cache(true);
  return {
    presets: ['babel-preset-expo'],
    // Metro loads a part of the app with `import()`; Jest's own loader knows require only.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
