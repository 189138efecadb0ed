import { type Actor, isStaff } from './people.ts';

export interface OwnedChild {
  guardianIds: number[];
  /** The confirmed lead and assistant coaches of the child's teams for whom its membership counts. */
  coachIds?: number[];
}

type Who = (actor: Actor | null) => boolean;
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
const adminOrWelfareOfficer: Who = (actor) => admin(actor) || actor?.isWelfareOfficer === true;
const ownChild: Which = (actor, child) => child.guardianIds.includes(actor.id);
const ownChildOrAdmin: Which = (actor, child) => actor.isAdmin || ownChild(actor, child);
const coachedChildOrAdmin: Which = (actor, child) => actor.isAdmin || child.coachIds?.includes(actor.id) === true;
const ownChildOrWatched: Which = (actor, child) => adminOrWelfareOfficer(actor) || ownChild(actor, child);
const ownChildOrStaff: Which = (actor, child) => isStaff(actor) || ownChild(actor, child);

/**
 * The only place that says who may do what: server and demo enforce it, navigation and buttons follow it, and the contract
 * prints it. Actions that are not listed are denied to everybody.
 */
export const accessPolicy = {
  'club.view': { who: anyone },
  'club.manage': { who: admin },
  'club.view-work': { who: admin },
  'health.view': { who: anyone },

  'session.start': { who: anyone },
  'session.end': { who: anyone },
  'session.view': { who: member },
  'session.manage': { who: member },
  'account.register': { who: guest },
  'account.recover': { who: anyone },
  'account.edit': { who: member },
  'account.secure': { who: member },
  'account.leave': { who: member },
  'account.export': { who: member },

  'user.list': { who: admin },
  'user.list-coaches': { who: staff },
  'user.manage': { who: admin },
  'deletion-request.manage': { who: admin },

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
  'child.correct': { who: member, which: ownChildOrAdmin },
  'child.view-corrections': { who: member, which: ownChildOrAdmin },
  'child.merge': { who: admin },
  'child.erase': { who: admin },
  'child.ask-erasure': { who: member, which: ownChild },
  'child.export': { who: admin },
  'child.request-access': { who: parent },
  'child.look-up-contacts': { who: staff, which: coachedChildOrAdmin },
  'child.view-lookups': { who: member, which: ownChildOrWatched },
  'child.view-privacy': { who: member, which: ownChild },
  'child.view-team-changes': { who: member, which: ownChildOrAdmin },
  'absence.manage': { who: member, which: ownChild },

  'access-request.list': { who: member },
  'access-request.view': { who: member, which: ownChildOrStaff },
  'access-request.decide': { who: member, which: ownChildOrAdmin },
  'guardian.view': { who: member, which: ownChildOrStaff },
  'guardian.invite': { who: member, which: ownChildOrAdmin },
  'guardian.remove': { who: member, which: ownChildOrAdmin },
  'guardian.leave-household': { who: member, which: ownChild },
  'guardian.restrict': { who: admin },
  'invitation.view': { who: anyone },
  'invitation.accept': { who: parent },

  'season.browse': { who: staff },
  'season.manage': { who: admin },

  'league.browse': { who: member },
  'league.create': { who: staff },
  'league.manage': { who: admin },

  'team.browse': { who: member },
  'team.manage': { who: staff },
  'team.remove': { who: admin },
  'team.restore': { who: admin },
  'team.browse-archived': { who: staff },
  'team.confirm-coach': { who: admin },
  'roster.view': { who: member, which: ownChildOrStaff },

  'event.list-own': { who: member },
  'event.list-all': { who: staff },
  'event.view': { who: member, which: ownChildOrStaff },
  'event.manage': { who: staff },
  'event.remind': { who: staff },

  'availability.view': { who: member, which: ownChildOrStaff },
  'availability.answer': { who: member, which: ownChildOrStaff },
  'availability.answer-late': { who: staff },
  'answer-link.use': { who: anyone },
  'answer-link.revoke': { who: member },

  'feed.manage': { who: member },
  'feed.follow-teams': { who: staff },
  'feed.read': { who: anyone },

  'announcement.browse': { who: member },
  'announcement.browse-all': { who: staff },
  'announcement.manage': { who: staff },
  'announcement.manage-others': { who: admin },

  'notification.list': { who: member },

  'data.import': { who: admin },
  'data.undo-import': { who: admin },
  'data.export': { who: admin },
  'audit.view': { who: adminOrWelfareOfficer },
  'retention.manage': { who: admin },
  'mail.choose': { who: member },
  'mail.unsubscribe': { who: anyone },
  'mail.manage': { who: admin },
} satisfies Record<string, Rule>;

export type Action = keyof typeof accessPolicy;

type Rules = typeof accessPolicy;

/** The actions whose rule asks which child. */
export type ChildAction = { [A in Action]: Rules[A] extends { which: Which } ? A : never }[Action];

/** The actions that concern no child, or whose rule is the same for every child. */
export type ClubAction = Exclude<Action, ChildAction>;

/** What users cannot do before they have verified their email, where a club requires it. */
export const actionsOfVerified: Action[] = ['child.search', 'child.claim', 'child.request-access', 'guardian.invite'];

/** What users can do before they have set up a second factor that their club requires, besides what guests can do. */
const actionsBeforeSecondFactor: Action[] = ['session.view', 'account.secure'];

/** Whether the actor may perform the action at all: for a `ChildAction`, for at least one child. Guards and navigation ask this. */
export function mayTry(actor: Actor | null, action: Action): boolean {
  // Undefined when an application is newer than the shell that asks on its behalf.
  const rule: Rule | undefined = accessPolicy[action];
  if (!rule?.who(actor)) return false;
  return !actor?.needsSecondFactor || rule.who(null) || actionsBeforeSecondFactor.includes(action);
}

/** Whether the actor may perform the action; the compiler demands the child if the rule asks which one. */
export function can(actor: Actor | null, action: ClubAction): boolean;
export function can(actor: Actor | null, action: ChildAction, child: OwnedChild): boolean;
export function can(actor: Actor | null, action: Action, child?: OwnedChild): boolean {
  if (!mayTry(actor, action)) return false;
  const { which }: Rule = accessPolicy[action];
  return !which || (actor !== null && child !== undefined && which(actor, child));
}

/** Whether the actor may perform the action for every child, also for those of other families and teams. */
export const canForAll = (actor: Actor | null, action: ChildAction): boolean =>
  can(actor, action, { guardianIds: [], coachIds: [] });

/** Whether coaches whom the actor adds to a team for the first time are confirmed at once; others wait for an admin. */
export const confirmsCoaches = (actor: Actor): boolean => can(actor, 'team.confirm-coach');
