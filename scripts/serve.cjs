/** A static server for dist/: the right types, packed files, caching by name, and every unknown address is the app. */
const { createHash } = require('node:crypto');
const { readFileSync, statSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');

const { headerPolicyOf } = require('./policy.cjs');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
};

/** Names that carry a content hash never change; everything else is asked for again. */
const HASHED = /[.-][0-9a-f]{32}[.@]/;

/** The packed files the build lays beside a file, the smallest first. */
const PACKED = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];

function serveFolder(folder) {
  const index = path.join(folder, 'index.html');
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only reading is possible here', { allow: 'GET, HEAD' });
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decode(pathname)));
    // A packed file is only ever another form of the file beside it.
    const asked = file.startsWith(folder + path.sep) && !PACKED.some(({ ending }) => file.endsWith(ending));
    const found = asked && isFile(file);
    // A missing file with an extension is missing; anything else is a screen of the app.
    if (!found && path.extname(pathname)) {
      refuse(response, 404, 'Not found');
      return;
    }
    const served = found ? file : index;
    if (!isFile(served)) {
      refuse(response, 503, 'The app is being built');
      return;
    }
    send(request, response, served);
  });
}

function send(request, response, file) {
  const packed = PACKED.filter(({ ending }) => isFile(file + ending));
  const coding = chooseCoding(
    request.headers['accept-encoding'],
    packed.map((form) => form.coding),
  );
  if (coding === null) {
    refuse(response, 406, 'No form of this file is acceptable', { vary: 'accept-encoding' });
    return;
  }
  // Read at once: length, hash and body are of one state of the file.
  const body = readFileSync(file + (packed.find((form) => form.coding === coding)?.ending ?? ''));
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  const headers = {
    'cache-control': HASHED.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    'x-content-type-options': 'nosniff',
    ...(packed.length > 0 && { vary: 'accept-encoding' }),
    ...(path.extname(file) === '.html' && {
      'content-security-policy': headerPolicyOf(readFileSync(file, 'utf8')),
      'referrer-policy': 'no-referrer',
    }),
  };
  if (isKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * The coding the asker likes best of those there are; the first named here wins a tie, the plain file loses
 * it. Null when even the plain file is refused.
 */
function chooseCoding(accept, codings) {
  const asked = new Map(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([name]) => name)
      .map(([name, ...parameters]) => [name, weightOf(parameters)]),
  );
  const weight = (name) => asked.get(name) ?? asked.get('*') ?? (name === 'identity' ? 0.001 : 0);
  const best = [...codings, 'identity'].reduce((top, next) => (weight(next) > weight(top) ? next : top));
  return weight(best) > 0 ? best : null;
}

function weightOf(parameters) {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const value = q === undefined ? 1 : Number(q.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}

/** True when the asker holds this very form of the file. */
function isKnown(held, tag) {
  const tags = (held ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text);
}

function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/';
  }
}

/** Listens on `port`, or on the next free one. */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    const attempt = (candidate) => {
      server.once('error', (error) => {
        if (error.code === 'EADDRINUSE' && candidate < port + 50) attempt(candidate + 1);
        else reject(error);
      });
      server.listen(candidate, host, () => resolve(server.address().port));
    };
    attempt(port);
  });
}

module.exports = { chooseCoding, listen, serveFolder };
