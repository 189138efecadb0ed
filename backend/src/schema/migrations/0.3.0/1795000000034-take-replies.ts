import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Whether a lead coach wants the replies of families to mails about the team's events. */
export class TakeReplies1795000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_preferences ADD takes_replies boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_preferences DROP takes_replies');
  }
}
