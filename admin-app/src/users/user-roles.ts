import { type ListUsersApiArg, type UserCountsDto, type UserDto } from '@touchline/api-client';
import { type Tone } from '@touchline/ui';

export type RoleFlag = 'isAdmin' | 'isCoach' | 'isWelfareOfficer' | 'isParent';

interface Role {
  flag: RoleFlag;
  label: string;
  hint: string;
  tone: Tone;
}

/** A user may have several; the highest comes first. */
export const roles: readonly Role[] = [
  { flag: 'isAdmin', label: 'Admin', hint: 'Runs the club: users, players, import and everything else', tone: 'plum' },
  { flag: 'isCoach', label: 'Coach', hint: 'Manages teams, fixtures and announcements', tone: 'info' },
  {
    flag: 'isWelfareOfficer',
    label: 'Welfare Officer',
    hint: 'Reads the audit log and who looked at phone numbers. Families can write to them.',
    tone: 'teal',
  },
  { flag: 'isParent', label: 'Parent', hint: 'RSVPs for their own children', tone: 'neutral' },
];

export const rolesOf = (user: UserDto): Role[] => roles.filter(({ flag }) => user[flag]);

export interface UserFilter {
  value: keyof UserCountsDto;
  label: string;
  /** Which users; none of them for all users. */
  query?: Pick<ListUsersApiArg, 'role' | 'neverSignedIn' | 'coachesWithoutTeam'>;
  /** Users with whom something is left to do. */
  isWork?: boolean;
  /** Offered only while there is somebody. */
  isRare?: boolean;
  flag?: RoleFlag;
}

export const userFilters: readonly UserFilter[] = [
  { value: 'all', label: 'All Users' },
  { value: 'parents', label: 'Parents', query: { role: 'parent' }, flag: 'isParent' },
  { value: 'coaches', label: 'Coaches', query: { role: 'coach' }, flag: 'isCoach' },
  { value: 'admins', label: 'Admins', query: { role: 'admin' }, flag: 'isAdmin' },
  {
    value: 'welfareOfficers',
    label: 'Welfare Officers',
    query: { role: 'welfare-officer' },
    flag: 'isWelfareOfficer',
    isRare: true,
  },
  { value: 'neverSignedIn', label: 'Never Signed In', query: { neverSignedIn: true }, isWork: true, isRare: true },
  {
    value: 'coachesWithoutTeam',
    label: 'Without a Team',
    query: { coachesWithoutTeam: true },
    flag: 'isCoach',
    isWork: true,
    isRare: true,
  },
];
