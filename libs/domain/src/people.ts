/** Who is acting, as far as rules ask. Role flags add up: a coach may be a parent as well. */
export interface Actor {
  id: number;
  isParent: boolean;
  isCoach: boolean;
  isAdmin: boolean;
}

export type RoleLabel = 'Admin' | 'Coach' | 'Parent';

/** Staff: a coach or an admin. */
export const isStaff = (actor: Pick<Actor, 'isCoach' | 'isAdmin'> | null): boolean =>
  actor !== null && (actor.isCoach || actor.isAdmin);

/** The highest role that a person holds, as the screens show it. */
export function roleLabel(actor: Pick<Actor, 'isCoach' | 'isAdmin'>): RoleLabel {
  if (actor.isAdmin) return 'Admin';
  return actor.isCoach ? 'Coach' : 'Parent';
}

/** Whether the club would be left without an active admin if this one were none any more. */
export const isLastAdmin = (people: { id: number; isAdmin: boolean; isActive: boolean }[], id: number): boolean => {
  const admins = people.filter(({ isAdmin, isActive }) => isAdmin && isActive);
  return admins.length > 0 && admins.every((admin) => admin.id === id);
};
