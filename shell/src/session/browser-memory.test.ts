import { rememberClub, rememberedClub } from './browser-memory.ts';

// Covers ASVS 14.3.3.
it('rememberedClub returns the name, crest, colour and demo of the last visit, and nothing else', () => {
  const club = { name: 'Riverside FC', crestUrl: '/api/club/crest?v=1', colour: '#b3121d', offersDemo: true };
  expect(rememberedClub()).toEqual({});
  rememberClub({ ...club, contactPhone: '020 7946 0000' } as typeof club);
  expect(rememberedClub()).toEqual(club);
  expect(JSON.stringify(localStorage)).not.toContain('7946');
});

it('rememberedClub returns nothing when the storage holds something else', () => {
  localStorage.setItem('touchline.club', '{');
  expect(rememberedClub()).toEqual({});
});
