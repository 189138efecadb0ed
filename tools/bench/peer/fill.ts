import { createHmac } from 'node:crypto';
import { query } from '../cluster.ts';
import { schema, tokenSalt } from './project.ts';

/** Of the API token with which the peer is asked. */
export const token = 'measurement';

const hashedToken = createHmac('sha512', tokenSalt).update(token).digest('hex');
const times = 'created_at, updated_at, published_at';

/** Copies players, rosters, events and answers of our club into the tables that Strapi has created. */
export async function fillPeer(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `SET search_path = ${schema};
     INSERT INTO players (id, document_id, full_name, date_of_birth, ${times})
     SELECT id, id, name, date_of_birth, now(), now(), now() FROM public.children;
     INSERT INTO teams (id, document_id, name, ${times}) SELECT id, id, name, now(), now(), now() FROM public.teams;
     INSERT INTO teams_players_lnk (team_id, player_id, player_ord, team_ord)
     SELECT team_id, child_id, child_id, team_id FROM public.team_members;
     INSERT INTO events (id, document_id, title, kind, date, start_time, location, ${times})
     SELECT id, id, title, type, date, start_time, location, now(), now(), now() FROM public.events;
     INSERT INTO events_teams_lnk (event_id, team_id, team_ord, event_ord)
     SELECT event_id, team_id, position, event_id FROM public.event_teams;
     INSERT INTO answers (id, document_id, is_available, ${times})
     SELECT id, id, is_available, responded_at, responded_at, responded_at FROM public.availabilities;
     INSERT INTO answers_event_lnk (answer_id, event_id, answer_ord) SELECT id, event_id, id FROM public.availabilities;
     INSERT INTO answers_player_lnk (answer_id, player_id, answer_ord) SELECT id, child_id, id FROM public.availabilities;
     INSERT INTO strapi_api_tokens (document_id, name, kind, type, access_key, ${times})
     VALUES ('measurement', 'measurement', 'content-api', 'full-access', '${hashedToken}', now(), now(), now());
     ANALYZE;`,
  );
}
