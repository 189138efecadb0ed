import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** How a club writes dates and times; null is the setting of the environment. */
export class ChooseFormats1795000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE club_settings ADD formats text CHECK (formats IN ('us', 'uk', 'iso'))");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE club_settings DROP formats');
  }
}
