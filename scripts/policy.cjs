/** The content security policy: the built page carries it as a meta element, the server sends it as a header. */
const { createHash } = require('node:crypto');

const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // react-native-web writes its styles into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  // Sounds are fetched and decoded: no element of the page plays anything.
  'media-src': ["'none'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
};

/** The policy of a page: of scripts written into it, only those it has now may run. */
function policyOf(html) {
  return Object.entries(DIRECTIVES)
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' ? inlineHashes(html) : [])].join(' '),
    )
    .join('; ');
}

/** A meta element may not say who frames the page; a header may. */
function headerPolicyOf(html) {
  return `${policyOf(html)}; frame-ancestors 'none'`;
}

/** The page with its policy before anything that could run. */
function withPolicy(html) {
  const head = /<head[^>]*>/;
  if (!head.test(html)) throw new Error('The built page has no head to put its policy into.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
  return html.replace(head, (tag) => `${tag}\n    ${meta}`);
}

function inlineHashes(html) {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

module.exports = { headerPolicyOf, policyOf, withPolicy };
