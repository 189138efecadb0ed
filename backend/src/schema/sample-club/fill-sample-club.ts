import { type DataSource, type EntityManager } from 'typeorm';
import { sampleAccounts, todayIn } from '@touchline/domain';
import { type Settings } from '../../config/settings.ts';
import { User } from '../../users/user.entity.ts';
import { insertClub } from './insert-club.ts';
import { livingClub } from './living-club.ts';

/** Inserts the sample club if there are no users. Returns whether the database contains the sample club. */
export async function fillSampleClub(
  database: DataSource | EntityManager,
  { clubTimeZone, ageGroupCutoff }: Pick<Settings, 'clubTimeZone' | 'ageGroupCutoff'>,
): Promise<boolean> {
  const [{ email, password }] = sampleAccounts;
  if ((await database.getRepository(User).count()) > 0) return database.getRepository(User).existsBy({ email });
  const club = livingClub(todayIn(clubTimeZone), ageGroupCutoff);
  await database.transaction((manager) => insertClub(manager, club, password));
  return true;
}
