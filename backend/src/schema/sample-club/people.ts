import { addDays, type CivilDate, lastCutoff, yearOf } from '@touchline/domain';
import { type ClubRows } from './club-rows.ts';
import { children as childNames, parents as parentNames, surnames } from './names.ts';
import { randomNumbers } from './random.ts';
import { type Squad, squads } from './squads.ts';

/** Players of each team. */
export const squadSize = 14;
/** Families with two children in the club, besides the sample parent's. */
const families = { count: 88, withTwo: 19 };
/** The sample coach's own child plays for another coach. */
const coachsChild = { name: 'Ruby Rivera', parentId: 2, teamId: 3 };

const firstCoach = 4;
const coaches = ['Dana Whitfield', 'Samuel Osei', 'Priya Ramanathan', 'Tomasz Wrona', 'Leonie Achterberg'];
const firstParent = firstCoach + coaches.length;

/** Phone numbers that are reserved for fiction. */
const phoneOf = (userId: number): string => `07700 900${String(userId).padStart(3, '0')}`;

const emailOf = (fullName: string): string =>
  `${fullName.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@touchline.example`;

/** The users after those of the demo: coaches, then a parent per family. */
export function moreUsers(): ClubRows['users'] {
  const user = (id: number, fullName: string) => ({ id, fullName, email: emailOf(fullName), phone: phoneOf(id) });
  return [
    ...coaches.map((fullName, at) => ({
      ...user(firstCoach + at, fullName),
      isParent: false,
      isCoach: true,
      isAdmin: false,
    })),
    ...Array.from({ length: families.count }, (_, family) => ({
      ...user(firstParent + family, `${parentNames[(family * 5) % parentNames.length]} ${surnames[family]}`),
      isParent: true,
      isCoach: false,
      isAdmin: false,
    })),
  ];
}

/** Fills the rosters: the children of the demo keep their ids, teams and numbers, and the others follow. */
export function fillRosters(demo: ClubRows, today: CivilDate, cutoff: string): Pick<ClubRows, 'children' | 'members'> {
  const born = birthdaysOf(today, cutoff);
  const yearsOf = (childId: number) =>
    squads.find(({ teamId }) => demo.members.some((member) => member.childId === childId && member.teamId === teamId))
      ?.years ?? 14;
  const children = demo.children.map((child) => ({
    ...child,
    dateOfBirth: born.onDay(yearsOf(child.id), child.dateOfBirth.slice(5)),
  }));
  const members = demo.members.map((member) => ({ ...member, position: positionOf(member.jerseyNumber ?? 0) }));

  const { between } = randomNumbers(1);
  const add = (squad: Squad, name: string, parentId: number) => {
    const id = children.length + 1;
    children.push({ id, name, parentId, dateOfBirth: born.daysBefore(squad.years, between(0, 364)) });
    const roster = members.filter(({ teamId }) => teamId === squad.teamId);
    const jerseyNumber = numbers.find((number) => roster.every((member) => member.jerseyNumber !== number))!;
    members.push({ childId: id, teamId: squad.teamId, jerseyNumber, position: positionOf(jerseyNumber) });
  };
  add(
    squads.find(({ teamId }) => teamId === coachsChild.teamId)!,
    coachsChild.name,
    coachsChild.parentId,
  );
  openPlaces(members).forEach((squad, place) => {
    const family = familyOf(place);
    add(squad, `${childNames[(place * 11) % childNames.length]} ${surnames[family]}`, firstParent + family);
  });
  return { children, members };
}

const numbers = Array.from({ length: squadSize }, (_, at) => at + 1);

/** The first families have two children, in places that follow each other and so in teams years apart. */
const familyOf = (place: number): number =>
  place < 2 * families.withTwo ? Math.floor(place / 2) : place - families.withTwo;

/** The places that the rosters still have, by turns of teams whose ages are at least two years apart. */
function openPlaces(members: ClubRows['members']): Squad[] {
  const turns = [0, 3, 6, 1, 4, 7, 2, 5].map((at) => squads[at]!);
  const openOf = ({ teamId }: Squad) => squadSize - members.filter((member) => member.teamId === teamId).length;
  return numbers.flatMap((round) => turns.filter((squad) => openOf(squad) >= round));
}

function positionOf(jerseyNumber: number): string {
  if ([1, 12].includes(jerseyNumber)) return 'Goalkeeper';
  if (jerseyNumber <= 5 || jerseyNumber === 13) return 'Defender';
  return [9, 10, 11].includes(jerseyNumber) ? 'Forward' : 'Midfielder';
}

/** Dates of birth with which a child is U(years) this season. */
function birthdaysOf(today: CivilDate, cutoff: string) {
  const lastYear = (years: number) => yearOf(lastCutoff(today, cutoff)) - years + 1;
  return {
    daysBefore: (years: number, days: number): CivilDate => addDays(`${lastYear(years)}-${cutoff}`, -days),
    onDay: (years: number, day: string): CivilDate => `${lastYear(years) - (day > cutoff ? 1 : 0)}-${day}`,
  };
}
