import { type ResponseSource } from '@touchline/domain';
import { type Sql, sql } from '../database/sql.ts';

/** What is stored about a response; never sent as it is. */
export interface OriginFacts {
  userId: number | null;
  source: ResponseSource;
  /** The responder's name if the viewer shares a household with them for this child. */
  householdName: string | null;
}

/** The facts about availability `a` as JSON; null if it is pending. */
export const originFacts = ({ viewerId }: { viewerId: number }): Sql => sql`
  CASE WHEN a.is_available IS NOT NULL THEN json_build_object(
    'userId', a.responded_by, 'source', a.source,
    'householdName', (
      SELECT responder.full_name
      FROM guardianships mine JOIN guardianships theirs USING (child_id, household_id)
      JOIN users responder ON responder.id = theirs.user_id
      WHERE mine.child_id = a.child_id AND mine.user_id = ${viewerId} AND theirs.user_id = a.responded_by)) END`;
