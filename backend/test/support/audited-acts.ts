import { type AuditSubject } from '../../src/audit/audit.service.ts';
import { type Answer, type Api } from './api.ts';
import { defaultCalls } from './matrix-requests.ts';
import { type Role } from './matrix.ts';
import { type World } from './matrix-world.ts';

/** What a privileged operation leaves in the audit log. */
interface AuditedAct {
  action: string;
  subject: AuditSubject['subject'];
  /** Who does it; an admin unless said otherwise. */
  role?: Exclude<Role, 'anonymous'>;
  /** How, when the plain case of the matrix (matrix-requests.ts) does not do it. */
  call?: (api: Api, world: World, role: Role) => Promise<Answer>;
}

/** Every operation of the contract that changes something by privilege: exactly one row each, in the same transaction. */
export const auditedActs: Record<string, AuditedAct> = {
  changePassword: { action: 'account.change-password', subject: 'user', role: 'parent-own' },
  createUser: { action: 'user.create', subject: 'user' },
  updateUser: { action: 'user.update', subject: 'user' },
  makeCoach: { action: 'user.make-coach', subject: 'user' },
  removeCoach: { action: 'user.remove-coach', subject: 'user' },
  deactivateUser: { action: 'user.deactivate', subject: 'user' },
  reactivateUser: { action: 'user.reactivate', subject: 'user' },
  reopenSearch: { action: 'user.reopen-search', subject: 'user' },
  setPassword: { action: 'user.set-password', subject: 'user' },
  addChild: { action: 'child.add', subject: 'child' },
  claimChild: { action: 'child.claim', subject: 'child', role: 'parent-own' },
  assignParent: { action: 'child.assign-parent', subject: 'child' },
  removeChild: { action: 'child.unregister', subject: 'child' },
  restoreChild: { action: 'child.restore', subject: 'child' },
  unlockName: { action: 'locked-name.unlock', subject: 'locked-name' },
  createLeague: { action: 'league.create', subject: 'league' },
  updateLeague: { action: 'league.update', subject: 'league' },
  deleteLeague: { action: 'league.delete', subject: 'league' },
  createTeam: { action: 'team.create', subject: 'team' },
  updateTeam: { action: 'team.update', subject: 'team' },
  deleteTeam: { action: 'team.delete', subject: 'team' },
  addTeamMember: { action: 'team-member.add', subject: 'team-member' },
  updateTeamMember: { action: 'team-member.update', subject: 'team-member' },
  removeTeamMember: { action: 'team-member.remove', subject: 'team-member' },
  createEvent: { action: 'event.create', subject: 'event' },
  updateEvent: { action: 'event.update', subject: 'event' },
  deleteEvent: { action: 'event.delete', subject: 'event' },
  importFile: { action: 'data.import', subject: 'import' },
  createAnnouncement: { action: 'announcement.create', subject: 'announcement' },
  updateAnnouncement: { action: 'announcement.update', subject: 'announcement' },
  deleteAnnouncement: { action: 'announcement.delete', subject: 'announcement' },
};

/** The others that change something, and why no row says so. */
export const unaudited: Record<string, string> = {
  login: 'everybody’s own session',
  logout: 'everybody’s own session',
  register: 'everybody’s own account',
  updateMe: 'everybody’s own profile; another e-mail is recorded (account.api.test.ts)',
  answerAvailability: 'has a history of its own',
  changeAvailability: 'has a history of its own',
  searchChild: 'changes nothing of the club’s; remembers for the session what was found',
};

/** The call that does the act. */
export const callOf = (route: string, { call }: AuditedAct) => {
  const found = call ?? defaultCalls[route];
  if (!found) throw new Error(`Nothing calls ${route}`);
  return found;
};
