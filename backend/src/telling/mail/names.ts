import { givenNameOf, looksLikeAddress, type ShortenedName, shortNameOf } from '@touchline/domain';

// Names in mails. Earlier versions accepted names that look like an address, of which mail programs make links.

const aChild = 'a child';

/** The name of a person, also at the beginning of a sentence. */
export const personInMail = (fullName: string): string => (looksLikeAddress(fullName) ? 'Somebody' : fullName);

/** Who of the staff did something, at the beginning of a sentence: a coach, or without a name an admin. */
export const staffInMail = (coachName: string | null): string =>
  coachName === null ? 'An admin of the club' : `Coach ${personInMail(coachName)}`;

/** The whole name of a child. */
export const childInMail = (name: string): string => (looksLikeAddress(name) ? aChild : name);

/** The given name of a child. */
export const givenNameInMail = (child: ShortenedName): string =>
  looksLikeAddress(child.shortName ?? child.name) ? aChild : givenNameOf(child);

/** The given name and initial of a child. */
export const shortNameInMail = (child: ShortenedName): string =>
  looksLikeAddress(child.shortName ?? child.name) ? aChild : shortNameOf(child);
