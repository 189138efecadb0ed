import { afterSignIn, signInPath } from './destination.ts';

const here = 'https://club.example';
const to = (next: string) => `?next=${encodeURIComponent(next)}`;

it('afterSignIn returns the address that signInPath was given', () => {
  const place = { pathname: '/admin/teams/7', search: '?tab=availability', hash: '#mia' };
  const [, search] = signInPath(place).split(/(?=\?)/);
  expect(signInPath(place)).toMatch(/^\/auth\?next=/);
  expect(afterSignIn(search ?? '', here)).toBe('/admin/teams/7?tab=availability#mia');
});

// Covers ASVS 1.2.2, 3.7.2.
it.each([
  ['nothing', ''],
  ['another site', to('https://evil.example/dashboard')],
  ['another site without its scheme', to('//evil.example/dashboard')],
  ['another site behind a backslash', to('/\\evil.example/dashboard')],
  ['a script', to('javascript:alert(1)')],
  ['a page that does not exist', to('/dashboard/secret')],
  ['the sign-in page itself', to('/auth?next=/auth')],
  ['signing out', to('/logout')],
  ['no address at all', to('http://')],
])('afterSignIn returns the dashboard for %s', (_what, search) => {
  expect(afterSignIn(search, here)).toBe('/dashboard');
});

it.each(['/invitations', '/verify-email'])('afterSignIn returns to %s, also after registering', (page) => {
  const link = `${page}/${'a'.repeat(43)}`;
  for (const tab of ['', 'tab=register&']) {
    expect(afterSignIn(`?${tab}next=${encodeURIComponent(link)}`, here)).toBe(link);
  }
});

it('afterSignIn returns the dashboard after registering', () => {
  expect(afterSignIn(`?tab=register&next=${encodeURIComponent('/add-child')}`, here)).toBe('/dashboard');
});
