/** The architecture as rules, checked by `node scripts/cruise.mjs`. */
module.exports = {
  forbidden: [
    {
      name: 'engine-is-headless',
      comment: 'engine/ imports nothing outside engine/: no React, no Expo, no Node.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { pathNot: '^engine/' },
    },
    {
      name: 'core-knows-no-game',
      comment: 'What serves every game may not lean on one of them.',
      severity: 'error',
      from: { path: '^engine/(core|geometry|bots)/' },
      to: { path: '^engine/games/' },
    },
    {
      name: 'games-are-strangers',
      comment: 'A game imports core, geometry, its card and itself.',
      severity: 'error',
      from: { path: '^engine/games/([^/]+)/' },
      to: { path: '^engine/games/', pathNot: '^engine/games/($1/|cards\\.ts$)' },
    },
    {
      name: 'routes-hold-no-rules',
      comment: 'app/ is thin: it imports no rules of a game.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^engine/games' },
    },
    {
      name: 'boards-draw-views',
      comment: 'Components do not import routes.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'the-frame-knows-the-port-only',
      comment:
        'The play frame draws a session through its port, and the story of a finished match; saving, computers and tabs are not its business.',
      severity: 'error',
      from: { path: '^components/(play|boards|ui)/' },
      to: {
        path: '^components/(session|storage|settings|shelf|setup)/',
        pathNot: '^components/session/(port|story)\\.ts$',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other at run time are one subject.',
      severity: 'error',
      from: { path: '^(engine|components|app)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|out|\\.expo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.web.ts', '.web.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
