import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The outbox of mails, the links in them, and whether mails are delivered. */
export class CreateMail1795000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mails (
        -- Random, because the names of files and messages must not repeat after a restore.
        id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind       text NOT NULL,
        -- The same act queues the same mail only once.
        dedupe_key text NOT NULL CONSTRAINT mails_once UNIQUE,
        user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
        address    text NOT NULL,
        -- The lowest is sent first.
        priority   smallint NOT NULL,
        data       jsonb NOT NULL DEFAULT '{}',
        state      text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'dropped')),
        attempts   integer NOT NULL DEFAULT 0,
        queued_at  timestamptz NOT NULL DEFAULT now(),
        -- While a mail is being sent: when another server may take it over.
        due_at     timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        ended_at   timestamptz,
        -- Written when the mail is sent. Mails with links that sign somebody in have no text here.
        subject    text,
        body       text,
        -- Why a mail failed, was dropped or is being tried again.
        reason     text,
        CHECK ((ended_at IS NOT NULL) = (state IN ('sent', 'failed', 'dropped')))
      );
      CREATE INDEX mails_due ON mails (priority, due_at) WHERE state IN ('queued', 'sending');
      CREATE INDEX mails_claimed ON mails (claimed_at);
      CREATE INDEX mails_listed ON mails (queued_at DESC, id);
      CREATE INDEX mails_failed ON mails (queued_at DESC, id) WHERE state = 'failed';
      CREATE INDEX mails_ended ON mails (ended_at);
      CREATE INDEX mails_user ON mails (user_id, kind);

      -- At most one row. Without it, or if it says so, delivery is paused: see docs/operations.md.
      CREATE TABLE mail_delivery (
        is_only    boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        is_paused  boolean NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        changed_by integer REFERENCES users ON DELETE SET NULL
      );

      CREATE TABLE mail_bounces (
        address    text PRIMARY KEY,
        -- Since the last mail that was accepted.
        bounces    integer NOT NULL,
        bounced_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE account_links (
        -- SHA-256 of the secret in the link.
        hash       bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
        purpose    text NOT NULL
                   CHECK (purpose IN ('reset-password', 'set-password', 'verify-email', 'undo-email-change')),
        user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
        mail_id    uuid NOT NULL REFERENCES mails ON DELETE CASCADE,
        -- The address to which the link was sent.
        address    text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX account_links_user ON account_links (user_id);
      CREATE INDEX account_links_mail ON account_links (mail_id);

      -- A change of an event that families will be told. The event may have been deleted.
      CREATE TABLE event_notices (
        event_id  integer PRIMARY KEY,
        -- The event as families know it.
        before    jsonb NOT NULL,
        -- Whom it concerned when it was deleted, otherwise null.
        child_ids integer[],
        due_at    timestamptz NOT NULL
      );
      CREATE INDEX event_notices_due ON event_notices (due_at);

      ALTER TABLE users ADD COLUMN signed_in_at timestamptz;
      COMMENT ON COLUMN users.signed_in_at IS 'The first sign-in; for accounts from before this column, when it was added.';
      UPDATE users u SET signed_in_at = now()
      WHERE self_registered
         OR EXISTS (SELECT FROM sessions s WHERE (s.sess #>> '{passport,user}')::int = u.id)
         OR EXISTS (SELECT FROM audit_log a WHERE a.actor_id = u.id)
         OR EXISTS (SELECT FROM availabilities a WHERE a.responded_by = u.id);

      -- A changed password or e-mail, and the first sign-in, end the links that set a password.
      CREATE FUNCTION end_password_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM account_links WHERE user_id = NEW.id AND purpose IN ('reset-password', 'set-password');
        RETURN NULL;
      END $$;
      CREATE TRIGGER end_password_links AFTER UPDATE OF password_hash, email, signed_in_at ON users
        FOR EACH ROW WHEN (OLD.password_hash <> NEW.password_hash OR OLD.email <> NEW.email
          OR OLD.signed_in_at IS DISTINCT FROM NEW.signed_in_at)
        EXECUTE FUNCTION end_password_links();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER end_password_links ON users;
      DROP FUNCTION end_password_links();
      ALTER TABLE users DROP COLUMN signed_in_at;
      DROP TABLE event_notices, account_links, mail_bounces, mail_delivery, mails
    `);
  }
}
