const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// The web app's faces; Metro knows the native kinds of fonts only.
config.resolver.assetExts.push('woff2');

module.exports = config;
