import { type Actor, isStaff } from './people.ts';

/** A child as far as access asks: whose it is. */
export interface OwnedChild {
  guardianIds: number[];
}

/** May this actor do it at all? */
type Who = (actor: Actor | null) => boolean;
/** May they do it to this child? */
type Which = (actor: Actor, child: OwnedChild) => boolean;

interface Rule {
  who: Who;
  which?: Which;
}

const anyone: Who = () => true;
const guest: Who = (actor) => actor === null;
const member: Who = (actor) => actor !== null;
const parent: Who = (actor) => actor?.isParent === true;
const staff: Who = (actor) => isStaff(actor);
const admin: Who = (actor) => actor?.isAdmin === true;
const ownChild: Which = (actor, child) => child.guardianIds.includes(actor.id);
const ownChildOrStaff: Which = (actor, child) => isStaff(actor) || ownChild(actor, child);

/**
 * Who may do what, the only place that knows: the server enforces it, navigation and buttons follow it, the demo obeys it,
 * the contract prints it. What is not named here nobody may do.
 */
export const accessPolicy = {
  'club.view': { who: anyone },
  'health.view': { who: anyone },

  'session.start': { who: anyone },
  'session.end': { who: anyone },
  'session.view': { who: member },
  'account.register': { who: guest },
  'account.edit': { who: member },

  'user.list': { who: admin },
  'user.list-coaches': { who: staff },
  'user.manage': { who: admin },

  'child.list-own': { who: member },
  'child.list-all': { who: staff },
  'child.add': { who: member },
  'child.add-unassigned': { who: staff },
  'child.add-for-others': { who: admin },
  'child.search': { who: member },
  'child.claim': { who: parent },
  'child.release': { who: member, which: ownChild },
  'child.assign-parent': { who: admin },
  'child.unregister': { who: admin },
  'child.restore': { who: admin },
  'child.unlock-names': { who: admin },
  'child.view': { who: member, which: ownChildOrStaff },

  'league.browse': { who: member },
  'league.create': { who: staff },
  'league.manage': { who: admin },

  'team.browse': { who: member },
  'team.manage': { who: staff },
  'team.remove': { who: admin },
  'roster.view': { who: member, which: ownChildOrStaff },

  'event.list-own': { who: member },
  'event.list-all': { who: staff },
  'event.view': { who: member, which: ownChildOrStaff },
  'event.manage': { who: staff },

  'availability.view': { who: member, which: ownChildOrStaff },
  'availability.answer': { who: member, which: ownChildOrStaff },
  'availability.answer-late': { who: staff },

  'announcement.browse': { who: member },
  'announcement.browse-all': { who: staff },
  'announcement.manage': { who: staff },
  'announcement.manage-others': { who: admin },

  'data.import': { who: admin },
} satisfies Record<string, Rule>;

export type Action = keyof typeof accessPolicy;

/** Without a child: may this actor do it at all? With a child: may they do it to this child? An unknown action: nobody may. */
export function can(actor: Actor | null, action: Action, child?: OwnedChild): boolean {
  // An application may be newer than the shell that asks for it.
  const rule: Rule | undefined = accessPolicy[action];
  if (!rule?.who(actor)) return false;
  if (!child || !rule.which) return true;
  return actor !== null && rule.which(actor, child);
}
