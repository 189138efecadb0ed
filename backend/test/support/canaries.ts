import { type User } from '../../src/users/user.entity.ts';
import { type ClubApp } from './club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildTeam } from './factories.ts';

/** Texts of a family that occur nowhere else in the club, by who may see them. */
export interface Canaries {
  /** What a roster shows to other families. */
  given: string;
  /** The child's last name and date of birth, the guardian's name. */
  names: string[];
  /** The guardian's email, username, phone and bio. */
  contacts: string[];
}

const words = ['alder', 'birch', 'cedar', 'dogwood'];

const canariesOf = (n: number): Canaries => ({
  given: `given-${words[n]}`,
  names: [`last-${words[n]}`, `201${n}-03-1${n}`, `guardian-${words[n]}`],
  contacts: [`mail-${words[n]}@families.example`, `login-${words[n]}`, `phone-${words[n]}`, `bio-${words[n]}`],
});

/** A club in which every family and every place has a unique text. */
export async function buildCanaryClub(club: ClubApp) {
  const [teamOfOwn, otherTeam] = [await buildTeam(club), await buildTeam(club)];
  const families: { canaries: Canaries; guardian: User; child: { id: number; name: string; dateOfBirth: string } }[] =
    [];
  for (const [n, word] of words.entries()) {
    const canaries = canariesOf(n);
    const [email, username, phone, bio] = canaries.contacts;
    const guardian = await aParent(club, { email, username, phone, bio, fullName: `guardian-${word}` });
    const child = await buildChild(club, {
      name: `given-${word} last-${word}`,
      dateOfBirth: canaries.names[1]!,
      guardian,
      team: n < 2 ? teamOfOwn : otherTeam,
    });
    families.push({ canaries, guardian, child });
  }
  const places = ['place-own', 'place-other'];
  for (const [n, team] of [teamOfOwn, otherTeam].entries()) {
    const event = await buildEvent(club, { teamId: team.id, location: places[n] });
    for (const { child, guardian } of families.slice(2 * n, 2 * n + 2)) {
      await club.database.query(
        'INSERT INTO availabilities (event_id, child_id, is_available, responded_by, responded_at) VALUES ($1, $2, true, $3, now())',
        [event.id, child.id, guardian.id],
      );
    }
    await club.database.query('INSERT INTO announcements (title, content, team_id) VALUES ($1, $1, $2)', [
      `news-${places[n]}`,
      team.id,
    ]);
  }
  const coach = await aCoach(club, { email: 'mail-coach@club.example', phone: 'phone-coach', bio: 'bio-coach' });
  const admin = await anAdmin(club, { email: 'mail-admin@club.example', phone: 'phone-admin', bio: 'bio-admin' });
  const childless = await aParent(club);
  return { families, coach, admin, childless };
}

export type CanaryClub = Awaited<ReturnType<typeof buildCanaryClub>>;

const contactsOfStaff = ['mail-', 'phone-', 'bio-'].flatMap((kind) => [`${kind}coach`, `${kind}admin`]);
const otherPlaces = ['place-other', 'news-place-other'];

/** The texts that each kind of user must never see. */
export const hiddenFrom = {
  /** For the first family; the second plays in the same team, the others elsewhere. */
  parent: ({ families: [, teammate, ...others] }: CanaryClub) => [
    ...teammate!.canaries.names,
    ...teammate!.canaries.contacts,
    ...others.flatMap(({ canaries }) => [canaries.given, ...canaries.names, ...canaries.contacts]),
    ...contactsOfStaff,
    ...otherPlaces,
  ],
  childless: ({ families }: CanaryClub) => [
    ...families.flatMap(({ canaries }) => [canaries.given, ...canaries.names, ...canaries.contacts]),
    ...contactsOfStaff,
    ...otherPlaces,
    'place-own',
  ],
  coach: ({ families }: CanaryClub) => [
    ...families.flatMap(({ canaries }) => canaries.contacts),
    ...['mail-admin', 'phone-admin', 'bio-admin'],
  ],
};
