import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Several guardians per child, in one household or several; how they are added, and who may no longer see a child. */
export class CreateFamilies1795000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE guardianships
        ADD COLUMN household_id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN granted_by   integer REFERENCES users ON DELETE SET NULL;
      COMMENT ON COLUMN guardianships.household_id IS 'Guardians of a child see each other only in the same household.';
      COMMENT ON COLUMN guardianships.granted_by IS 'Who invited the guardian, approved the request or assigned the child.';
      CREATE INDEX guardianships_granted_by ON guardianships (granted_by);

      ALTER TABLE children ADD COLUMN guardians_left_at timestamptz;
      COMMENT ON COLUMN children.guardians_left_at IS 'When the last guardian left; null while there is one.';

      -- Guardians for whom the child does not exist any more. They have no guardianship, so every other query leaves them out.
      CREATE TABLE restricted_guardians (
        child_id      integer NOT NULL REFERENCES children ON DELETE CASCADE,
        user_id       integer NOT NULL REFERENCES users ON DELETE CASCADE,
        restricted_by integer REFERENCES users ON DELETE SET NULL,
        restricted_at timestamptz NOT NULL DEFAULT now(),
        -- Whether lifting the restriction makes the user a guardian again.
        was_guardian  boolean NOT NULL,
        PRIMARY KEY (child_id, user_id)
      );
      CREATE INDEX restricted_guardians_user ON restricted_guardians (user_id);
      CREATE INDEX restricted_guardians_by ON restricted_guardians (restricted_by);

      -- Whoever adds a guardian, a restricted one is left out.
      CREATE FUNCTION skip_restricted_guardians() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM restricted_guardians WHERE child_id = NEW.child_id AND user_id = NEW.user_id) THEN
          RETURN NULL;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER skip_restricted_guardians BEFORE INSERT ON guardianships
        FOR EACH ROW EXECUTE FUNCTION skip_restricted_guardians();

      -- A child who comes back to the club is a new row, for which restrictions still hold.
      CREATE FUNCTION keep_restrictions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO restricted_guardians (child_id, user_id, restricted_by, restricted_at, was_guardian)
        SELECT DISTINCT ON (r.user_id) NEW.id, r.user_id, r.restricted_by, r.restricted_at, r.was_guardian
        FROM restricted_guardians r JOIN children c ON c.id = r.child_id
        WHERE c.folded_name = NEW.folded_name AND c.date_of_birth = NEW.date_of_birth
        ORDER BY r.user_id, r.restricted_at DESC;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_restrictions AFTER INSERT ON children FOR EACH ROW EXECUTE FUNCTION keep_restrictions();

      -- A child with guardians has a primary one: the first to come, and after them, among active accounts, whoever has been a guardian longest.
      -- The lock on the child makes guardians leave one after another.
      CREATE FUNCTION keep_primary_guardian() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM children WHERE id = OLD.child_id FOR NO KEY UPDATE;
        UPDATE guardianships SET is_primary = true
        WHERE id = (SELECT g.id FROM guardianships g JOIN users u ON u.id = g.user_id
                    WHERE g.child_id = OLD.child_id ORDER BY u.is_active DESC, g.created_at, g.id LIMIT 1)
          AND NOT EXISTS (SELECT FROM guardianships WHERE child_id = OLD.child_id AND is_primary);
        UPDATE children SET guardians_left_at = now()
        WHERE id = OLD.child_id AND is_registered AND NOT EXISTS (SELECT FROM guardianships WHERE child_id = OLD.child_id);
        DELETE FROM guardian_invitations
        WHERE child_id = OLD.child_id AND invited_by = OLD.user_id AND accepted_at IS NULL;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_primary_guardian AFTER DELETE ON guardianships
        FOR EACH ROW EXECUTE FUNCTION keep_primary_guardian();

      -- However somebody becomes a guardian, their request is settled.
      CREATE FUNCTION note_guardian() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE children SET guardians_left_at = NULL WHERE id = NEW.child_id AND guardians_left_at IS NOT NULL;
        UPDATE access_requests SET state = 'approved', decided_at = now(), decided_by = NEW.granted_by
        WHERE child_id = NEW.child_id AND user_id = NEW.user_id AND state = 'pending';
        RETURN NULL;
      END $$;
      CREATE TRIGGER note_guardian AFTER INSERT ON guardianships FOR EACH ROW EXECUTE FUNCTION note_guardian();

      -- Who asks to become a guardian. Guardians or admins decide.
      CREATE TABLE access_requests (
        id           integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        child_id     integer NOT NULL REFERENCES children ON DELETE CASCADE,
        user_id      integer NOT NULL REFERENCES users ON DELETE CASCADE,
        state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'declined')),
        requested_at timestamptz NOT NULL DEFAULT now(),
        decided_at   timestamptz,
        decided_by   integer REFERENCES users ON DELETE SET NULL,
        CHECK ((state = 'pending') = (decided_at IS NULL))
      );
      CREATE UNIQUE INDEX access_requests_pending ON access_requests (child_id, user_id) WHERE state = 'pending';
      CREATE INDEX access_requests_user ON access_requests (user_id);
      CREATE INDEX access_requests_decided_by ON access_requests (decided_by);

      -- Invitations to become a guardian. Whoever accepts first is bound to it.
      CREATE TABLE guardian_invitations (
        id             integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        child_id       integer NOT NULL REFERENCES children ON DELETE CASCADE,
        -- The invitation ends with the guardianship of this user, unless an admin has sent it.
        invited_by     integer NOT NULL REFERENCES users ON DELETE CASCADE,
        email          text NOT NULL,
        same_household boolean NOT NULL,
        invited_at     timestamptz NOT NULL DEFAULT now(),
        expires_at     timestamptz NOT NULL,
        accepted_by    integer REFERENCES users ON DELETE CASCADE,
        accepted_at    timestamptz,
        CHECK ((accepted_by IS NULL) = (accepted_at IS NULL))
      );
      CREATE UNIQUE INDEX guardian_invitations_open ON guardian_invitations (child_id, invited_by, email)
        WHERE accepted_at IS NULL;
      CREATE INDEX guardian_invitations_invited_by ON guardian_invitations (invited_by);
      CREATE INDEX guardian_invitations_accepted_by ON guardian_invitations (accepted_by);

      CREATE TABLE invitation_links (
        -- SHA-256 of the secret in the link.
        hash          bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
        invitation_id integer NOT NULL REFERENCES guardian_invitations ON DELETE CASCADE
      );
      CREATE INDEX invitation_links_invitation ON invitation_links (invitation_id);

      ALTER TABLE mails ADD COLUMN to_guest boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN mails.to_guest IS 'The recipient may have no account; user_id is who invites them.';

      -- How an availability was set: in the app, with a link in a mail, or by staff who are not guardians of the child.
      ALTER TABLE availabilities
        ADD COLUMN source text NOT NULL DEFAULT 'app' CHECK (source IN ('app', 'mail', 'staff'));
      ALTER TABLE availability_history
        ADD COLUMN source text NOT NULL DEFAULT 'app' CHECK (source IN ('app', 'mail', 'staff'));
      UPDATE availabilities a SET source = 'staff'
      FROM users u WHERE u.id = a.responded_by AND (u.is_coach OR u.is_admin)
        AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = a.child_id AND g.user_id = a.responded_by);
      UPDATE availability_history a SET source = 'staff'
      FROM users u WHERE u.id = a.responded_by AND (u.is_coach OR u.is_admin)
        AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = a.child_id AND g.user_id = a.responded_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE availability_history DROP COLUMN source;
      ALTER TABLE availabilities DROP COLUMN source;
      DELETE FROM mails WHERE to_guest;
      ALTER TABLE mails DROP COLUMN to_guest;
      DROP TABLE invitation_links, guardian_invitations, access_requests;
      DROP TRIGGER note_guardian ON guardianships;
      DROP TRIGGER keep_primary_guardian ON guardianships;
      DROP TRIGGER skip_restricted_guardians ON guardianships;
      DROP TRIGGER keep_restrictions ON children;
      DROP FUNCTION note_guardian, keep_primary_guardian, skip_restricted_guardians, keep_restrictions;
      DROP TABLE restricted_guardians;
      ALTER TABLE children DROP COLUMN guardians_left_at;
      ALTER TABLE guardianships DROP COLUMN granted_by, DROP COLUMN household_id;
    `);
  }
}
