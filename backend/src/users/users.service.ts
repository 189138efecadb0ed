import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { limits, normalizeEmail, personNameRule } from '@touchline/domain';
import { fieldProblem } from '../http/validation.ts';
import { isPassword } from './passwords.ts';
import { type KnownUser, User } from './user.entity.ts';
import { findActiveUser, findBySignInName, findToVerify, recordSignIn } from './user.queries.ts';

export interface NewUser {
  email: string;
  username: string;
  passwordHash: string;
  fullName: string;
  isParent?: boolean;
  isCoach?: boolean;
  isAdmin?: boolean;
  isWelfareOfficer?: boolean;
  hasUnverifiedEmail?: boolean;
}

/** Reads and creates users, for sign-in and registration. */
@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** A username or email that is in use violates the constraint `sign_in_names_pkey`. */
  async create(user: NewUser, users = this.users): Promise<User> {
    const created = users.create(user);
    await users.insert(created);
    return users.findOneByOrFail({ id: created.id });
  }

  /** Returns the active user with this username or email if the password is correct. */
  async verify(name: string, password: string): Promise<User | null> {
    const user = await findToVerify(this.users, { name: normalizeEmail(name) });
    return (await isPassword(password, user?.passwordHash)) ? user : null;
  }

  /** Finds a user by username or email, active or not. */
  findByName(name: string): Promise<User | null> {
    return findBySignInName(this.users, { name: normalizeEmail(name) });
  }

  findActive(id: number): Promise<KnownUser | undefined> {
    return findActiveUser(this.users, { id });
  }

  /** Remembers the first sign-in and the last one. */
  recordSignIn({ id }: KnownUser): Promise<void> {
    return recordSignIn(this.users.manager, { id });
  }

  hasAdmin(): Promise<boolean> {
    return this.users.existsBy({ isAdmin: true, isActive: true });
  }
}

/** Throws 400 for a new name that no person has. The present one may stay, so that other fields can be changed. */
export function assertNewName(fullName: string | undefined, { fullName: present }: Pick<User, 'fullName'>): void {
  const problem = fullName !== undefined && personNameRule({ ...limits.fullName, present }).problemWith(fullName);
  if (problem) throw fieldProblem('fullName', problem);
}
