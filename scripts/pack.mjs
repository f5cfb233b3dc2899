/** Lays a brotli and a gzip form beside every file that gets smaller by it; `scripts/serve.cjs` sends them. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Kinds of files that are not packed already. */
const LOOSE = /\.(html|js|css|json|webmanifest|svg|txt|ico|ttf|otf|wav)$/;

/** Answers how many bytes there were and how many are left of what was packed. */
export async function packFolder(folder) {
  const total = { plain: 0, br: 0, gz: 0 };
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!LOOSE.test(name) || !statSync(file).isFile()) continue;
    const plain = readFileSync(file);
    const [br, gz] = await Promise.all([brotli(plain, best(plain)), gzip(plain, { level: 9 })]);
    if (br.length < plain.length) writeFileSync(`${file}.br`, br);
    if (gz.length < plain.length) writeFileSync(`${file}.gz`, gz);
    total.plain += plain.length;
    total.br += Math.min(br.length, plain.length);
    total.gz += Math.min(gz.length, plain.length);
  }
  return total;
}

/** The best brotli can do: a build is made once and sent many times. */
function best(plain) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  return {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  };
}
