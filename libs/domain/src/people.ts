/** The signed-in user in an access decision. A user can have several roles. */
export interface Actor {
  id: number;
  isParent: boolean;
  isCoach: boolean;
  isAdmin: boolean;
  /** Looks after the safety of children: reads the audit log and who has looked at phone numbers, and manages nothing. */
  isWelfareOfficer?: boolean;
  /** True while the club requires a second factor that the user has not set up, before which they can do nothing else. */
  needsSecondFactor?: boolean;
}

/** Who must have a second factor. */
export const secondFactorRules = ['none', 'admins', 'staff'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

export type ClubRoles = Pick<Actor, 'isCoach' | 'isAdmin' | 'isWelfareOfficer'>;

export const mustHaveSecondFactor = (actor: ClubRoles, rule: SecondFactorRule): boolean =>
  rule === 'staff' ? hasClubRole(actor) : rule === 'admins' && actor.isAdmin;

export type RoleLabel = 'Admin' | 'Coach' | 'Welfare Officer' | 'Parent';

export const isStaff = (actor: Pick<Actor, 'isCoach' | 'isAdmin'> | null): boolean =>
  actor !== null && (actor.isCoach || actor.isAdmin);

/** Whether the user works for the club: staff, and welfare officers, who see names of all children in the audit log. */
export const hasClubRole = (actor: ClubRoles | null): boolean => isStaff(actor) || actor?.isWelfareOfficer === true;

/** The user's highest role. */
export function roleLabel(actor: ClubRoles): RoleLabel {
  if (actor.isAdmin) return 'Admin';
  if (actor.isCoach) return 'Coach';
  return actor.isWelfareOfficer ? 'Welfare Officer' : 'Parent';
}

/** True when the club has no other active admin. */
export const isLastAdmin = (people: { id: number; isAdmin: boolean; isActive: boolean }[], id: number): boolean => {
  const admins = people.filter(({ isAdmin, isActive }) => isAdmin && isActive);
  return admins.length > 0 && admins.every((admin) => admin.id === id);
};
