import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Links in mails with which guardians respond without signing in. */
export class CreateAnswerLinks1795000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE answer_links (
        -- SHA-256 of the secret in the link.
        hash       bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
        user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
        -- The link works as long as the user has this address.
        address    text NOT NULL,
        -- Null once the mail has been deleted.
        mail_id    uuid REFERENCES mails ON DELETE SET NULL,
        event_ids  integer[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- When the page was opened last. Answers that come at once come from a program.
        fetched_at timestamptz
      );
      CREATE INDEX answer_links_user ON answer_links (user_id);
      CREATE INDEX answer_links_mail ON answer_links (mail_id);
      CREATE INDEX answer_links_age ON answer_links (created_at);

      -- Whoever secures an account ends the links that others may have.
      CREATE FUNCTION end_answer_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM answer_links WHERE user_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER end_answer_links AFTER UPDATE OF password_hash, email, is_active ON users
        FOR EACH ROW WHEN (OLD.password_hash <> NEW.password_hash OR OLD.email <> NEW.email OR OLD.is_active <> NEW.is_active)
        EXECUTE FUNCTION end_answer_links();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER end_answer_links ON users;
      DROP FUNCTION end_answer_links();
      DROP TABLE answer_links
    `);
  }
}
