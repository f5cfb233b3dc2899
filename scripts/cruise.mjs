/**
 * `node scripts/cruise.mjs`: checks the boundaries of .dependency-cruiser.cjs. dependency-cruiser 16 looks at
 * TypeScript below 6 only and would find nothing to check in silence; its reader works with 6 just as well, so
 * the range is widened here before it starts, and a run that saw too little fails.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const home = path.join(root, 'node_modules', 'dependency-cruiser');
const meta = require(path.join(home, 'src', 'meta.cjs'));
meta.supportedTranspilers.typescript = '>=2.0.0 <7.0.0';

process.chdir(root);
const { cruise } = await import('dependency-cruiser');
const { default: extractConfig } = await import('dependency-cruiser/config-utl/extract-depcruise-config');
const { default: extractTypes } = await import('dependency-cruiser/config-utl/extract-ts-config');

const { options, ...rules } = await extractConfig(path.join(root, '.dependency-cruiser.cjs'));
const { output } = await cruise(
  ['app', 'components', 'engine'],
  { ...options, ruleSet: rules, validate: true },
  { alias: { '@': root } },
  { tsConfig: extractTypes(path.join(root, 'tsconfig.json')) },
);
const { violations, totalCruised } = output.summary;
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} → ${to}`);
const sources = output.modules.filter(({ source }) =>
  /^(app|components|engine)\/.*\.tsx?$/.test(source),
).length;
if (sources < 30) console.error(`only ${sources} files were seen: the check is blind`);
console.log(`${sources} files, ${totalCruised} modules, ${violations.length} violations`);
process.exit(violations.length > 0 || sources < 30 ? 1 : 0);
