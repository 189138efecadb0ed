import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { type SessionData } from 'express-session';
import { Settings } from '../config/settings.ts';
import { type User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import { rememberAccount } from './device-cookie.ts';

const hour = 60 * 60 * 1000;
const fiveMinutes = 5 * 60 * 1000;

/** Who is signed in: one session row per browser, one user row read per request. */
@Injectable()
export class SessionService {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    private readonly users: UsersService,
  ) {}

  /** Signs the person in under a new session id. */
  async start(request: Request, user: User): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.logIn(user, (error?: Error) => (error ? reject(error) : resolve())),
    );
    this.begin(request, user);
  }

  /** Notes when the session began and how long it lasts unused, by the person's highest role, and who uses this device. */
  begin(request: Request, user: User): void {
    rememberAccount(request, user);
    request.session.epoch = user.sessionEpoch;
    request.session.startedAt = request.session.seenAt = Date.now();
    request.session.cookie.maxAge = this.hours(user).idle * hour;
  }

  /** The active person whose session this is, or null. A session that outlived its limits ends here. */
  async readUser(request: Request): Promise<User | null> {
    const session = request.session as Request['session'] | undefined;
    const id = session?.passport?.user;
    if (!session || id === undefined) return null;
    const user = await this.users.findActive(id);
    if (!user || this.isOver(session, user)) {
      await this.end(request);
      return null;
    }
    const now = Date.now();
    // Not on every request: each change of a session is a write.
    if (now - (session.seenAt ?? 0) > fiveMinutes) {
      session.seenAt = now;
      session.cookie.maxAge = this.hours(user).idle * hour;
    }
    return user;
  }

  /** Ends the session on the server. */
  async end(request: Request): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.session.destroy((error?: Error) => (error ? reject(error) : resolve())),
    );
  }

  /** By the roles that the person has now: whoever has become an admin has an admin's hours. */
  private isOver({ epoch = 0, startedAt = 0, seenAt = 0 }: SessionData, user: User): boolean {
    const { idle, max } = this.hours(user);
    const now = Date.now();
    return epoch !== user.sessionEpoch || now - startedAt > max * hour || now - seenAt > idle * hour;
  }

  private hours(user: User): { idle: number; max: number } {
    const { settings } = this;
    if (user.isAdmin) return { idle: settings.sessionIdleHoursAdmin, max: settings.sessionMaxHoursAdmin };
    if (user.isCoach) return { idle: settings.sessionIdleHoursCoach, max: settings.sessionMaxHoursCoach };
    return { idle: settings.sessionIdleHoursParent, max: settings.sessionMaxHoursParent };
  }
}
