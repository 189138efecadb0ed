import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The sources that are built and deployed, without tests. */
const sources = execFileSync('git', ['ls-files', 'backend/src', 'shell', 'parent-app', 'admin-app', 'libs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^libs\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('The search reads the sources', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(filesWith(/randomBytes\(32\)/)).toContain('backend/src/telling/mail/link-secret.ts');
});

describe('No source', () => {
  // Covers ASVS 1.3.2.
  it.each([
    ['eval', /\beval\s*\(/],
    ['new Function', /\bnew Function\b/],
    ['a timer with text', /set(Timeout|Interval)\(\s*['"`]/],
    ['node:vm', /['"](node:)?vm['"]/],
  ])('runs text as code: %s', (_what, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });

  // Covers ASVS 3.2.2.
  it.each([
    ['innerHTML', /\b(inner|outer)HTML\s*=/],
    ['dangerouslySetInnerHTML', /dangerouslySetInnerHTML/],
    ['insertAdjacentHTML', /insertAdjacentHTML/],
    ['document.write', /document\.write/],
    ['srcdoc', /srcdoc/i],
  ])('renders text as HTML: %s', (_what, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });

  // Covers ASVS 1.2.5.
  it('runs a command, but for the embedded database, which takes a list of arguments', () => {
    expect(filesWith(/child_process/)).toEqual(['backend/src/database/embedded/cluster-files.ts']);
    expect(filesWith(/\bexec(Sync)?\(\s*[`'"]|shell: true/)).toEqual([]);
  });

  // Covers ASVS 6.5.3, 11.4.1.
  it('uses MD5 or random numbers that can be guessed', () => {
    expect(filesWith(/Math\.random|['"]md5['"]/)).toEqual([]);
    // Names of prepared statements, which protect nothing.
    expect(filesWith(/['"]sha1['"]/)).toEqual(['backend/src/database/preparing-client.ts']);
  });

  // Covers ASVS 11.3.1, 11.3.2.
  it('encrypts by itself, so that there is no cipher to choose', () => {
    expect(filesWith(/createCipher|createDecipher|publicEncrypt|subtle\.encrypt/)).toEqual([]);
  });

  // Covers ASVS 3.5.5.
  it('listens for messages of other windows, or opens a WebSocket', () => {
    expect(filesWith(/window\.onmessage|addEventListener\(\s*'message'|new WebSocket/)).toEqual([]);
  });

  // Covers ASVS 1.3.6.
  it('of the server requests addresses, so that nobody can make it request theirs', () => {
    const found = filesWith(/\bfetch\(|undici|axios|https?\.(get|request)\(|\b(get|request)\b.* from 'node:https?'/);
    expect(found.filter((file) => file.startsWith('backend/'))).toEqual([]);
  });

  // Covers ASVS 12.3.2.
  it('turns off the check of certificates, but for a mail server on the same machine', () => {
    const found = filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|ignoreTLS/);
    expect(found).toEqual(['backend/src/telling/mail/smtp.transport.ts']);
  });
});
