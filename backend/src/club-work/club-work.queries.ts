import { type Queryable, queryRow, sql } from '../database/sql.ts';
import { openRequests } from '../guardians/access-requests.queries.ts';
import { unconfirmedAppointments } from '../teams/coach-appointments.queries.ts';
import { failedMails } from '../telling/outbox/outbox.queries.ts';
import { activeCoaches, coachesWithoutTeam, neverSignedIn } from '../users/user.queries.ts';
import { isInNoTeam } from '../children/child.queries.ts';
import { type ClubWorkDto } from './club-work.dto.ts';

export const findClubWork = async (database: Queryable) =>
  (await queryRow<ClubWorkDto>(
    database,
    sql`
      SELECT
        (SELECT count(*) FROM leagues WHERE season_id = (SELECT running_season())) AS leagues,
        (SELECT count(*) FROM teams WHERE archived_at IS NULL) AS teams,
        p.players,
        (SELECT count(*) FROM team_members) AS "teamMembers",
        EXISTS (SELECT FROM guardianships g JOIN children c ON c.id = g.child_id AND c.is_registered) AS "hasFamily",
        u.coaches,
        EXISTS (SELECT FROM events) AS "hasEvent",
        p."playersWithoutTeam",
        u."coachesWithoutTeam",
        (SELECT count(*) FROM (${unconfirmedAppointments}) waiting) AS "coachesToConfirm",
        u."neverSignedIn",
        (SELECT count(*) ${openRequests} WHERE r.state = 'pending') AS "accessRequests",
        (SELECT count(*) FROM deletion_requests) AS "deletionRequests",
        (SELECT count(DISTINCT child_id) FROM erasure_requests) AS "erasureRequests",
        (SELECT count(*) FROM mails WHERE ${failedMails}) AS "failedMails"
      FROM
        (SELECT count(*) AS players, count(*) FILTER (WHERE ${isInNoTeam}) AS "playersWithoutTeam"
         FROM children c WHERE c.is_registered) p,
        (SELECT count(*) FILTER (WHERE ${activeCoaches}) AS coaches,
                count(*) FILTER (WHERE ${coachesWithoutTeam}) AS "coachesWithoutTeam",
                count(*) FILTER (WHERE ${neverSignedIn}) AS "neverSignedIn"
         FROM users) u`,
  ))!;
