import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A club forgets what is old, by periods that its admins set, and asks before it deletes players and accounts. Welfare officers read the
 * audit log.
 */
export class ForgetWhatIsOld1795000000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD is_welfare_officer boolean NOT NULL DEFAULT false,
        ADD seen_at timestamptz NOT NULL DEFAULT now();
      UPDATE users SET seen_at = greatest(created_at, signed_in_at);
      UPDATE users u SET seen_at = greatest(u.seen_at, s.seen_at)
      FROM (
        SELECT (sess #>> '{passport,user}')::int AS user_id, max(to_timestamp((sess ->> 'seenAt')::bigint / 1000)) AS seen_at
        FROM sessions GROUP BY 1) s
      WHERE s.user_id = u.id;

      ALTER TABLE children ADD unregistered_at timestamptz;
      UPDATE children c SET unregistered_at = coalesce(
        (SELECT max(at) FROM audit_log a WHERE a.action = 'child.unregister' AND a.subject = 'child' AND a.subject_id = c.id), now())
      WHERE NOT is_registered;
      ALTER TABLE children ADD CONSTRAINT children_unregistered_at CHECK (is_registered = (unregistered_at IS NULL));
      -- A trigger, because servers of 0.2.0 unregister players, too, while a club is updated.
      CREATE FUNCTION date_registration() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.unregistered_at = CASE WHEN NEW.is_registered THEN NULL ELSE coalesce(NEW.unregistered_at, now()) END;
        RETURN NEW;
      END $$;
      CREATE TRIGGER date_registration BEFORE INSERT OR UPDATE OF is_registered, unregistered_at ON children
        FOR EACH ROW EXECUTE FUNCTION date_registration();

      CREATE TABLE retention_settings (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        starts_at timestamptz NOT NULL,
        unregistered_players integer NOT NULL DEFAULT 24 CHECK (unregistered_players BETWEEN 2 AND 120),
        unused_accounts integer NOT NULL DEFAULT 24 CHECK (unused_accounts BETWEEN 6 AND 120),
        events integer NOT NULL DEFAULT 3 CHECK (events BETWEEN 1 AND 20),
        audit_log integer NOT NULL DEFAULT 36 CHECK (audit_log BETWEEN 12 AND 120),
        announcements integer NOT NULL DEFAULT 24 CHECK (announcements BETWEEN 1 AND 120),
        contact_lookups integer NOT NULL DEFAULT 24 CHECK (contact_lookups BETWEEN 6 AND 120)
      );
      -- For the deletion of accounts, which would otherwise read both tables whole.
      CREATE INDEX mails_address ON mails (address);
      CREATE INDEX availability_history_responded_by ON availability_history (responded_by);
      CREATE TABLE deletion_warnings (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer UNIQUE REFERENCES users ON DELETE CASCADE,
        child_id integer UNIQUE REFERENCES children ON DELETE CASCADE,
        warned_at timestamptz NOT NULL,
        CHECK (num_nonnulls(user_id, child_id) = 1)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE deletion_warnings, retention_settings;
      DROP INDEX availability_history_responded_by, mails_address;
      DROP TRIGGER date_registration ON children;
      DROP FUNCTION date_registration;
      ALTER TABLE children DROP COLUMN unregistered_at;
      ALTER TABLE users DROP COLUMN seen_at, DROP COLUMN is_welfare_officer;
    `);
  }
}
