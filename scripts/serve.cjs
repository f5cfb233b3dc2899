/** A static server for dist/: the right types, caching by name, and every unknown address is the app. */
const { createReadStream, existsSync, readFileSync, statSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');

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

function serveFolder(folder) {
  const index = path.join(folder, 'index.html');
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decode(pathname)));
    const inside = file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile();
    // A missing file with an extension is missing; anything else is a screen of the app.
    if (!inside && path.extname(pathname)) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const served = inside ? file : index;
    if (!existsSync(served)) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('The app is being built');
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[path.extname(served)] ?? 'application/octet-stream',
      'cache-control': HASHED.test(served) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else if (served === index) response.end(readFileSync(index));
    else createReadStream(served).pipe(response);
  });
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

module.exports = { serveFolder, listen };
