import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { normalizeEmail } from '@touchline/domain';
import { hashPassword, isPassword } from './passwords.ts';
import { User } from './user.entity.ts';
import { findBySignInName, findToVerify } from './user.queries.ts';

/** What makes an account. */
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

/** Accounts, as signing in needs them. */
@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Makes an account; a username or e-mail in use breaks the constraint `sign_in_names_pkey`. */
  async create({ password, ...person }: NewUser, users = this.users): Promise<User> {
    const created = users.create({ ...person, passwordHash: await hashPassword(password) });
    await users.insert(created);
    return users.findOneByOrFail({ id: created.id });
  }

  /** The active account of a username or e-mail if the password is right, else null. */
  async verify(name: string, password: string): Promise<User | null> {
    const user = await findToVerify(this.users, { name: normalizeEmail(name) });
    return (await isPassword(password, user?.passwordHash)) ? user : null;
  }

  /** The account of a username or e-mail, active or not. */
  findByName(name: string): Promise<User | null> {
    return findBySignInName(this.users, { name: normalizeEmail(name) });
  }

  findActive(id: number): Promise<User | null> {
    return this.users.findOneBy({ id, isActive: true });
  }

  hasAdmin(): Promise<boolean> {
    return this.users.existsBy({ isAdmin: true, isActive: true });
  }
}
