import { createHash } from 'node:crypto';

import { headerPolicyOf, policyOf, withPolicy } from '@/scripts/policy.cjs';

const page = (body: string) => `<!doctype html><html><head lang="en"><title>x</title></head>${body}</html>`;
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptSource = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src'));

it('lets scripts of the app run and no others', () => {
  expect(scriptSource(policyOf(page('<script src="/entry.js" defer></script>')))).toBe("script-src 'self'");
});

it('lets a script that stands in the built page run, by its hash', () => {
  const html = page(
    '<script src="/entry.js"></script><script>start()</script><script type="x">go()</script>',
  );
  expect(scriptSource(policyOf(html))).toBe(`script-src 'self' ${hash('start()')} ${hash('go()')}`);
});

it('stands in the page before anything else', () => {
  const html = page('<script>start()</script>');
  const built = withPolicy(html);
  expect(built).toContain(
    `<head lang="en">\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`,
  );
  expect(policyOf(built)).toBe(policyOf(html));
  expect(() => withPolicy('<p>no head</p>')).toThrow('no head');
});

it('says who may frame the page in the header only', () => {
  expect(policyOf(page(''))).not.toContain('frame-ancestors');
  expect(headerPolicyOf(page(''))).toBe(`${policyOf(page(''))}; frame-ancestors 'none'`);
});
