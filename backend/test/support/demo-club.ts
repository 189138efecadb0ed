import { type DataSource } from 'typeorm';
import { sampleAccounts, todayIn } from '@touchline/domain';
import { demoClub } from '../../src/schema/sample-club/demo-club.ts';
import { insertClub } from '../../src/schema/sample-club/insert-club.ts';

/** The club of the demo, for tests that need few rows: it has a twentieth of the sample club's. */
export const fillDemoClub = ({ manager }: DataSource): Promise<void> =>
  insertClub(manager, demoClub(todayIn('Europe/London'), new Date()), sampleAccounts[0].password);
