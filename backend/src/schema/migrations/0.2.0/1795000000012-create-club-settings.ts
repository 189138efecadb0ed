import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What admins have set about the club; null is the setting of the environment. */
export class CreateClubSettings1795000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE club_settings (
        -- At most one row.
        is_only       boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        name          text CHECK (char_length(name) BETWEEN 1 AND 80),
        contact_email text,
        contact_phone text CHECK (char_length(contact_phone) <= 40),
        colour        text CHECK (colour ~ '^#[0-9a-f]{6}$'),
        -- A PNG file, and a checksum of it.
        crest         bytea CHECK (octet_length(crest) <= 262144),
        crest_version text,
        CHECK ((crest IS NULL) = (crest_version IS NULL))
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE club_settings');
  }
}
