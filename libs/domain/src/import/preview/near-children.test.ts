import { foldName } from '../../names/fold-name.ts';
import { childKey, type ImportedChild } from '../imported-rows.ts';
import { nearOf, type RegisteredChild, unlessNear } from '../near-children.ts';
import { type Choice } from './choices.ts';

const dateOfBirth = '2014-05-04';
const registered = (id: number, name: string): RegisteredChild => ({
  id,
  name,
  foldedName: name.toLowerCase(),
  dateOfBirth,
});
const imported = (name: string): ImportedChild => ({
  name,
  foldedName: name.toLowerCase(),
  writtenName: name,
  dateOfBirth,
  ageGroup: null,
  clearsAgeGroup: false,
  parentEmails: [],
  notes: [],
});
const mia = registered(1, 'Mia Keller');
const byBirth = new Map([[dateOfBirth, [mia, registered(2, 'Noah Okafor')]]]);

it.each([
  ['Mia Keler', [mia]],
  ['Keller Mia', [mia]],
  ['keller  MIA', [mia]],
  ['Mia Brook', []],
  ['Mia', []],
])('nearOf finds players by near names and swapped names: %s', (name, near) => {
  expect(nearOf({ name, foldedName: foldName(name), dateOfBirth }, byBirth)).toEqual(near);
});

describe('unlessNear decides on a row', () => {
  const file = [imported('Mia Keler'), imported('Zoe Roth')];
  const decide = (choice?: Choice, children = file) =>
    unlessNear(children, byBirth, new Map(choice ? [[2, choice]] : []))(children[0]!, 2);

  it('that is near a player, as its choice says', () => {
    expect(decide()).toMatchObject({ column: 'name', candidates: [{ id: 1, name: 'Mia Keller', dateOfBirth }] });
    expect(decide('new')).toEqual({ fields: file[0] });
    expect(decide('skip')).toEqual({ skipped: 'Left out' });
    expect(decide(1)).toMatchObject({ fields: { name: 'Mia Keller', foldedName: 'mia keller' } });
  });

  it('without a choice if the chosen player is not one whom it could mean', () => {
    expect(decide(2)).toHaveProperty('candidates');
    expect(decide(99)).toHaveProperty('candidates');
  });

  it('that is near nobody, whatever the choice', () => {
    expect(unlessNear(file, byBirth, new Map([[3, 'skip']]))(file[1]!, 3)).toEqual({ fields: file[1] });
  });

  it('that is near a player whom the file names as well', () => {
    const both = [imported('Mia Keler'), imported('Mia Keller')];
    expect(childKey(both[1]!)).toBe(childKey(mia));
    expect(decide('skip', both)).toEqual({ fields: both[0] });
  });
});
