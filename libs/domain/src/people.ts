/** The signed-in user in an access decision. A user can have several roles. */
export interface Actor {
  id: number;
  isParent: boolean;
  isCoach: boolean;
  isAdmin: boolean;
  /** True while the club requires a second factor that the user has not set up, before which they can do nothing else. */
  needsSecondFactor?: boolean;
}

/** Who must have a second factor. */
export const secondFactorRules = ['none', 'admins', 'staff'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

export const mustHaveSecondFactor = (actor: Pick<Actor, 'isCoach' | 'isAdmin'>, rule: SecondFactorRule): boolean =>
  rule === 'staff' ? isStaff(actor) : rule === 'admins' && actor.isAdmin;

export type RoleLabel = 'Admin' | 'Coach' | 'Parent';

export const isStaff = (actor: Pick<Actor, 'isCoach' | 'isAdmin'> | null): boolean =>
  actor !== null && (actor.isCoach || actor.isAdmin);

/** The user's highest role. */
export function roleLabel(actor: Pick<Actor, 'isCoach' | 'isAdmin'>): RoleLabel {
  if (actor.isAdmin) return 'Admin';
  return actor.isCoach ? 'Coach' : 'Parent';
}

/** True when the club has no other active admin. */
export const isLastAdmin = (people: { id: number; isAdmin: boolean; isActive: boolean }[], id: number): boolean => {
  const admins = people.filter(({ isAdmin, isActive }) => isAdmin && isActive);
  return admins.length > 0 && admins.every((admin) => admin.id === id);
};
