import { asInstant, sql } from '../../../database/sql.ts';
import { type Exported } from '../entry.ts';

export const teamCoaches: Exported = {
  heading: 'Teams that the account coaches',
  about: 'As lead coach or as assistant.',
  account: ({ userId }) => sql`
    SELECT t.name AS "Team", 'lead' AS "Role", NULL AS "Since" FROM teams t WHERE t.lead_coach_id = ${userId}
    UNION ALL
    SELECT t.name, c.role, ${asInstant(sql`c.assigned_at`)} FROM team_coaches c JOIN teams t ON t.id = c.team_id
    WHERE c.coach_id = ${userId} ORDER BY 1, 2`,
};

export const coachAppointments: Exported = {
  heading: 'Appointments as a coach',
  about: 'Since when the account coaches a team, and whether an admin has confirmed it.',
  account: ({ userId }) => sql`
    SELECT t.name AS "Team", ${asInstant(sql`a.appointed_at`)} AS "Appointed", ${asInstant(sql`a.confirmed_at`)} AS "Confirmed"
    FROM coach_appointments a JOIN teams t ON t.id = a.team_id
    WHERE a.coach_id = ${userId} ORDER BY a.appointed_at DESC, a.id DESC`,
};

export const announcements: Exported = {
  heading: 'Announcements',
  about: 'What the account has announced to the club, a league or a team.',
  account: ({ userId }) => sql`
    SELECT a.title AS "Title", a.content AS "Text", coalesce(t.name, l.name, 'The whole club') AS "To",
           ${asInstant(sql`a.created_at`)} AS "Published"
    FROM announcements a LEFT JOIN teams t ON t.id = a.team_id LEFT JOIN leagues l ON l.id = a.league_id
    WHERE a.author_id = ${userId} ORDER BY a.created_at DESC, a.id DESC`,
};
