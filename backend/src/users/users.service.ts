import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { normalizeEmail } from '@touchline/domain';
import { hashPassword, isPassword } from './passwords.ts';
import { User } from './user.entity.ts';
import { findActiveUser, findBySignInName, findToVerify } from './user.queries.ts';

export interface NewUser {
  email: string;
  username: string;
  password: string;
  fullName: string;
  isParent?: boolean;
  isCoach?: boolean;
  isAdmin?: boolean;
  selfRegistered?: boolean;
}

/** Reads and creates users, for sign-in and registration. */
@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** A username or e-mail that is in use violates the constraint `sign_in_names_pkey`. */
  async create({ password, ...user }: NewUser, users = this.users): Promise<User> {
    const created = users.create({ ...user, passwordHash: await hashPassword(password) });
    await users.insert(created);
    return users.findOneByOrFail({ id: created.id });
  }

  /** Returns the active user with this username or e-mail if the password is correct. */
  async verify(name: string, password: string): Promise<User | null> {
    const user = await findToVerify(this.users, { name: normalizeEmail(name) });
    return (await isPassword(password, user?.passwordHash)) ? user : null;
  }

  /** Finds a user by username or e-mail, active or not. */
  findByName(name: string): Promise<User | null> {
    return findBySignInName(this.users, { name: normalizeEmail(name) });
  }

  findActive(id: number): Promise<User | undefined> {
    return findActiveUser(this.users, { id });
  }

  hasAdmin(): Promise<boolean> {
    return this.users.existsBy({ isAdmin: true, isActive: true });
  }
}
