import { type ShortenedName } from '@touchline/domain';
import { asInstant, type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { type ChildFeedDto, type SentInvitationDto, type WelfareOfficerDto } from './child-privacy.dto.ts';

interface Own {
  childId: number;
  userId: number;
}

export const findOwnChildName = (database: Queryable, { childId }: Pick<Own, 'childId'>) =>
  queryRow<ShortenedName>(
    database,
    sql`SELECT name, short_name AS "shortName" FROM children WHERE id = ${childId} AND is_registered`,
  );

export const findSentInvitations = (database: Queryable, { childId, userId }: Own) =>
  queryRows<SentInvitationDto>(
    database,
    sql`
      SELECT id, email, ${asInstant(sql`invited_at`)} AS "invitedAt", ${asInstant(sql`expires_at`)} AS "expiresAt",
             ${asInstant(sql`accepted_at`)} AS "acceptedAt"
      FROM guardian_invitations WHERE child_id = ${childId} AND invited_by = ${userId} ORDER BY invited_at DESC, id DESC`,
  );

/** Those of this child and of all children. */
export const findChildFeeds = (database: Queryable, { childId, userId }: Own) =>
  queryRows<ChildFeedDto>(
    database,
    sql`
      SELECT f.id, f.name, f.child_id AS "childId", f.with_responses AS "withResponses",
             ${asInstant(sql`f.last_used_at`)} AS "lastUsedAt"
      FROM feeds f JOIN feed_links l ON l.feed_id = f.id
      WHERE f.user_id = ${userId} AND (f.child_id = ${childId} OR f.scope = 'children') ORDER BY f.created_at, f.id`,
  );

export const findWelfareOfficers = (database: Queryable) =>
  queryRows<WelfareOfficerDto>(
    database,
    sql`
      SELECT full_name AS "fullName", email FROM users WHERE is_welfare_officer AND is_active
      ORDER BY lower(full_name), id`,
  );
