import { type UserDto } from '@touchline/api-client';
import { type Tone } from '@touchline/ui';

export type RoleFlag = 'isAdmin' | 'isCoach' | 'isParent';

interface RoleWords {
  flag: RoleFlag;
  label: string;
  /** What it lets people do. */
  hint: string;
  tone: Tone;
}

/** The roles that an account may hold, several at once, the highest first. */
export const roles: readonly RoleWords[] = [
  { flag: 'isAdmin', label: 'Admin', hint: 'Runs the club: users, players, import and all the rest', tone: 'plum' },
  { flag: 'isCoach', label: 'Coach', hint: 'Manages teams, fixtures and announcements', tone: 'info' },
  { flag: 'isParent', label: 'Parent', hint: 'Answers for own children', tone: 'neutral' },
];

export const rolesOf = (user: UserDto): RoleWords[] => roles.filter(({ flag }) => user[flag]);

export interface UserFilter {
  value: string;
  label: string;
  /** The role that it shows; all when missing. */
  flag?: RoleFlag;
}

/** What the tabs of the page show. */
export const userFilters: readonly UserFilter[] = [
  { value: 'all', label: 'All Users' },
  { value: 'parents', label: 'Parents', flag: 'isParent' },
  { value: 'coaches', label: 'Coaches', flag: 'isCoach' },
  { value: 'admins', label: 'Admins', flag: 'isAdmin' },
];

export const isShownBy = ({ flag }: UserFilter, user: UserDto): boolean => !flag || user[flag];
