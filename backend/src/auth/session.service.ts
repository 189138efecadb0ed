import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Request } from 'express';
import { type SessionData } from 'express-session';
import { DataSource } from 'typeorm';
import { mustHaveSecondFactor } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { hashOfSecret } from '../telling/mail/link-secret.ts';
import { type KnownUser } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import { rememberAccount } from './devices/device-cookie.ts';
import { deviceNameOf } from './devices/device-name.ts';
import { type SessionDto } from './devices/session.dto.ts';
import { findSessions } from './devices/sessions.queries.ts';

const hour = 60 * 60 * 1000;
const fiveMinutes = 5 * 60 * 1000;

@Injectable()
export class SessionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly users: UsersService,
  ) {}

  /** Signs the user in with a new session id. */
  async start(request: Request, user: KnownUser): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.logIn(user, (error?: Error) => (error ? reject(error) : resolve())),
    );
    await this.begin(request, user);
  }

  /** Initialises the session of a user who has just signed in, and remembers the account on this device. */
  async begin(request: Request, user: KnownUser): Promise<void> {
    await this.users.recordSignIn(user);
    user.needsSecondFactor = this.needsSecondFactor(user);
    rememberAccount(request, user);
    request.session.epoch = user.sessionEpoch;
    request.session.device = deviceNameOf(request.get('user-agent'));
    request.session.startedAt = request.session.seenAt = Date.now();
    request.session.cookie.maxAge = this.hours(user).idle * hour;
  }

  /** Reads the session's active user, or ends the session if it has expired. */
  async readUser(request: Request): Promise<KnownUser | null> {
    const session = request.session as Request['session'] | undefined;
    const id = session?.passport?.user;
    if (!session || id === undefined) return null;
    const user = await this.users.findActive(id);
    if (!user || this.hasExpired(session, user)) {
      await this.end(request);
      return null;
    }
    const now = Date.now();
    // Not on every request, because each change of a session is a write.
    if (now - (session.seenAt ?? 0) > fiveMinutes) {
      session.seenAt = now;
      session.cookie.maxAge = this.hours(user).idle * hour;
    }
    user.needsSecondFactor = this.needsSecondFactor(user);
    return user;
  }

  /** The user's sessions; `sid` is that of the request. */
  async list(user: KnownUser, sid: string): Promise<SessionDto[]> {
    const current = hashOfSecret(sid);
    const rows = await findSessions(this.database, { userId: user.id });
    return rows
      .filter(({ data }) => !this.hasExpired(data, user))
      .map(({ id, data: { device = null, startedAt = 0, seenAt = 0 } }) => ({
        id,
        device,
        isCurrent: id === current,
        startedAt: new Date(startedAt).toISOString(),
        lastUsedAt: new Date(seenAt).toISOString(),
      }));
  }

  async end(request: Request): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.session.destroy((error?: Error) => (error ? reject(error) : resolve())),
    );
  }

  /** Uses the user's current roles, so a new admin immediately has an admin's limits. */
  private hasExpired({ epoch = 0, startedAt = 0, seenAt = 0 }: SessionData, user: KnownUser): boolean {
    const { idle, max } = this.hours(user);
    const now = Date.now();
    return epoch !== user.sessionEpoch || now - startedAt > max * hour || now - seenAt > idle * hour;
  }

  private needsSecondFactor(user: KnownUser): boolean {
    return !user.hasSecondFactor && mustHaveSecondFactor(user, this.settings.requireSecondFactor);
  }

  private hours(user: KnownUser): { idle: number; max: number } {
    const role = user.isAdmin ? 'admin' : user.isCoach ? 'coach' : 'parent';
    return { idle: this.settings.sessionIdleHours[role], max: this.settings.sessionMaxHours[role] };
  }
}
