import { type DataSource, type EntityManager } from 'typeorm';
import { normalizeEmail } from '@touchline/domain';
import { User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';

/** Makes an admin when there is none; true when it did. */
export async function makeFirstAdmin(
  database: DataSource | EntityManager,
  emailAsGiven: string,
  password: string,
): Promise<boolean> {
  const users = new UsersService(database.getRepository(User));
  if (await users.hasAdmin()) return false;
  const email = normalizeEmail(emailAsGiven);
  await users.create({ email, username: email, password, fullName: 'Club Admin', isAdmin: true });
  return true;
}
