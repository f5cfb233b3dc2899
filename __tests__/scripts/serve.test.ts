import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { headerPolicyOf } from '@/scripts/policy.cjs';
import { chooseCoding, listen, serveFolder } from '@/scripts/serve.cjs';

const HASH = '0123456789abcdef0123456789abcdef';
const SCRIPT = `/js/entry-${HASH}.js`;
const CODE = 'console.log("gold");\n'.repeat(50);
const PAGE = '<!doctype html><head></head><title>Shelf</title><script>1 + 1</script>';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  mkdirSync(path.join(folder, 'js'));
  put('index.html', PAGE);
  put(SCRIPT, CODE);
  put(`${SCRIPT}.br`, brotliCompressSync(CODE));
  put(`${SCRIPT}.gz`, gzipSync(CODE));
  put('icon.png', 'picture');
  server = serveFolder(folder);
  port = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function put(name: string, content: string | Buffer) {
  writeFileSync(path.join(folder, name), content);
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: address, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the form of a file', () => {
  it('is brotli where the asker takes it', async () => {
    const { status, headers, body } = await ask(SCRIPT, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(CODE);
  });

  it('is gzip where brotli is not taken', async () => {
    const { headers, body } = await ask(SCRIPT, { 'accept-encoding': 'gzip, deflate' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(CODE);
  });

  it('is the plain file where nothing is said, and still varies', async () => {
    const { headers, body } = await ask(SCRIPT);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(body.toString()).toBe(CODE);
  });

  it('is the plain file where no packed one lies beside it', async () => {
    const { headers, body } = await ask('/icon.png', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
    expect(body.toString()).toBe('picture');
  });

  it('cannot be found when even the plain file is refused', async () => {
    const { status } = await ask('/icon.png', { 'accept-encoding': 'br, identity;q=0' });
    expect(status).toBe(406);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['BR ; Q=1', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['br;q=0.5, identity', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['identity;q=0', null],
    ['*;q=0', null],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for "%s" is %s', (accept, coding) => {
    expect(chooseCoding(accept, ['br', 'gzip'])).toBe(coding);
  });

  it('is never asked for by its own name', async () => {
    expect((await ask(`${SCRIPT}.br`)).status).toBe(404);
    expect((await ask(`${SCRIPT}.gz`, { 'accept-encoding': 'gzip' })).status).toBe(404);
  });
});

describe('what the asker already holds', () => {
  it('is not sent again, form by form', async () => {
    const packed = await ask(SCRIPT, { 'accept-encoding': 'br' });
    const plain = await ask(SCRIPT);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await ask(SCRIPT, {
      'accept-encoding': 'br',
      'if-none-match': `"other", W/${packed.headers.etag}`,
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: packed.headers.etag, vary: 'accept-encoding' });
    const other = await ask(SCRIPT, { 'if-none-match': packed.headers.etag ?? '' });
    expect(other.status).toBe(200);
  });

  it('is sent again once it has changed', async () => {
    put('news.txt', 'old');
    const { headers } = await ask('/news.txt');
    put('news.txt', 'newer');
    const now = await ask('/news.txt', { 'if-none-match': headers.etag ?? '' });
    expect(now.status).toBe(200);
    expect(now.body.toString()).toBe('newer');
  });

  it('is kept for ever where the name carries its hash, and asked for again elsewhere', async () => {
    expect((await ask(SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });
});

describe('an address', () => {
  it('that is no file is the app', async () => {
    const { status, headers, body } = await ask('/rules/dawson?clause=DW-3.1');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(PAGE);
    expect(headers['content-security-policy']).toBe(headerPolicyOf(PAGE));
  });

  it('of a missing file is missing, and none leads out of the folder', async () => {
    expect((await ask('/js/entry-none.js')).status).toBe(404);
    expect((await ask('/../package.json')).status).toBe(404);
    expect((await ask('/%2e%2e/package.json')).status).toBe(404);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const get = await ask(SCRIPT, { 'accept-encoding': 'br' });
    const head = await ask(SCRIPT, { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('takes nothing', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});
