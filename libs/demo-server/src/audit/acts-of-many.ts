import { type TeamMemberRow } from '../server/club-data.ts';
import { type Act, type Recorder } from './recorder.ts';

// Operations that change many rows at once. Each row that is not as before is an act of its own; after a preview none is.

export const memberMoves: Recorder = ({ data }) => {
  const before = [...data.teamMembers];
  const acts = (action: string, members: TeamMemberRow[]): Act[] =>
    members.map(({ id, teamId, childId }) => ({ action, subjectId: id, details: { teamId, childId } }));
  return () => {
    const after = data.teamMembers;
    return [
      ...acts(
        'team-member.remove',
        before.filter((member) => !after.includes(member)),
      ),
      ...acts(
        'team-member.add',
        after.filter((member) => !before.includes(member)),
      ),
    ];
  };
};

export const eventStatuses: Recorder = ({ data }) => {
  const before = new Map(data.events.map(({ id, status }) => [id, status]));
  return () =>
    data.events
      .filter(({ id, status }) => before.get(id) !== status)
      .map(({ id, status }) => ({
        action: 'event.update',
        subjectId: id,
        details: { status: [before.get(id), status] },
      }));
};

/** Players who leave the club or come back. */
export const registrations =
  (action: string): Recorder =>
  ({ data }) => {
    const before = new Map(data.children.map(({ id, isRegistered }) => [id, isRegistered]));
    return () =>
      data.children
        .filter(({ id, isRegistered }) => before.get(id) !== isRegistered)
        .map(({ id }) => ({ action, subjectId: id }));
  };
