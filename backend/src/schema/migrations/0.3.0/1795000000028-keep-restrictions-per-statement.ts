import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** New children inherit restrictions with one query per statement instead of one per row, which took most of an import's time. */
export class KeepRestrictionsPerStatement1795000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_restrictions ON children;
      CREATE OR REPLACE FUNCTION keep_restrictions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Planned each time, because a plan for one added child would take seconds for thousands.
        EXECUTE '
          INSERT INTO restricted_guardians (child_id, user_id, restricted_by, restricted_at, was_guardian)
          SELECT DISTINCT ON (a.id, r.user_id) a.id, r.user_id, r.restricted_by, r.restricted_at, r.was_guardian
          FROM restricted_guardians r JOIN children c ON c.id = r.child_id
          JOIN added a ON a.folded_name = c.folded_name AND a.date_of_birth = c.date_of_birth
          ORDER BY a.id, r.user_id, r.restricted_at DESC';
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_restrictions AFTER INSERT ON children
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_restrictions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_restrictions ON children;
      CREATE OR REPLACE FUNCTION keep_restrictions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO restricted_guardians (child_id, user_id, restricted_by, restricted_at, was_guardian)
        SELECT DISTINCT ON (r.user_id) NEW.id, r.user_id, r.restricted_by, r.restricted_at, r.was_guardian
        FROM restricted_guardians r JOIN children c ON c.id = r.child_id
        WHERE c.folded_name = NEW.folded_name AND c.date_of_birth = NEW.date_of_birth
        ORDER BY r.user_id, r.restricted_at DESC;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_restrictions AFTER INSERT ON children FOR EACH ROW EXECUTE FUNCTION keep_restrictions();
    `);
  }
}
