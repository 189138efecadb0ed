import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Request, type Response } from 'express';
import { DataSource } from 'typeorm';
import { hasClubRole, mustHaveSecondFactor } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { hashOfSecret } from '../telling/mail/link-secret.ts';
import { type KnownUser } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import { DeviceCookie } from './devices/device-cookie.ts';
import { deviceNameOf } from './devices/device-name.ts';
import { type SessionDto } from './devices/session.dto.ts';
import {
  endSession,
  extendSession,
  findSession,
  findSessions,
  insertSession,
  type StoredSession,
} from './sessions.queries.ts';
import { cookieAttributes, cookieName, SignedCookies } from './signed-cookies.ts';

const hour = 60 * 60 * 1000;
const fiveMinutes = 5 * 60 * 1000;
const nameFor = (request: Request) => cookieName('touchline', request);

@Injectable()
export class SessionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(SignedCookies) private readonly cookies: SignedCookies,
    private readonly users: UsersService,
    private readonly devices: DeviceCookie,
  ) {}

  /** Signs the user in with a new session, which replaces the request's, and remembers the account on this device. */
  async start(request: Request, response: Response, user: KnownUser): Promise<void> {
    await this.users.recordSignIn(user);
    user.needsSecondFactor = this.needsSecondFactor(user);
    await this.end(request);
    const sid = randomBytes(24).toString('base64url');
    const now = Date.now();
    const session = {
      passport: { user: user.id },
      epoch: user.sessionEpoch,
      device: deviceNameOf(request.get('user-agent')),
      startedAt: now,
      seenAt: now,
    };
    await insertSession(this.database, this.kept(request, sid, session, user));
    request.sessionId = sid;
    this.setCookie(request, response, sid, user);
    this.devices.remember(request, response, user);
  }

  /** Reads the active user of the request's session, or ends the session if it has expired. */
  async readUser(request: Request, response: Response): Promise<KnownUser | null> {
    const sid = this.cookies.read(request, nameFor(request));
    if (sid === null) return null;
    const found = await findSession(this.database, { sid, now: new Date() });
    // Not deleted, because this server's clock may be ahead.
    if (found?.isIdle) return null;
    request.sessionId = sid;
    if (!found || this.hasExpired(found.session, found)) {
      await this.end(request);
      return null;
    }
    const { session, isIdle: _, ...user } = found;
    user.needsSecondFactor = this.needsSecondFactor(user);
    // Not on every request, because it is a write.
    if (Date.now() - session.seenAt > fiveMinutes) await this.extend(request, response, session, user);
    return user;
  }

  private async extend(request: Request, response: Response, session: StoredSession, user: KnownUser): Promise<void> {
    const sid = request.sessionId!;
    try {
      await extendSession(this.database, this.kept(request, sid, { ...session, seenAt: Date.now() }, user));
      this.setCookie(request, response, sid, user);
    } catch {
      // The session is still valid, and the next request tries again. During a change of leader, only writes fail.
    }
  }

  /** The user's sessions; `sid` is that of the request. */
  async list(user: KnownUser, sid: string): Promise<SessionDto[]> {
    const current = hashOfSecret(sid);
    const rows = await findSessions(this.database, { userId: user.id });
    return rows
      .filter(({ session }) => !this.hasExpired(session, user))
      .map(({ id, session: { device, startedAt, seenAt } }) => ({
        id,
        device,
        isCurrent: id === current,
        startedAt: new Date(startedAt).toISOString(),
        lastUsedAt: new Date(seenAt).toISOString(),
      }));
  }

  /** Ends the request's session, if it has one. */
  async end(request: Request): Promise<void> {
    const { sessionId: sid } = request;
    if (sid === undefined) return;
    delete request.sessionId;
    await endSession(this.database, { sid });
  }

  clearCookie(request: Request, response: Response): void {
    response.clearCookie(nameFor(request), cookieAttributes(request));
  }

  private setCookie(request: Request, response: Response, sid: string, user: KnownUser): void {
    this.cookies.set(response, nameFor(request), sid, { ...cookieAttributes(request), expires: this.expiryOf(user) });
  }

  /** Uses the user's current roles, so a new admin immediately has an admin's limits. */
  private hasExpired({ epoch = 0, startedAt = 0, seenAt = 0 }: Partial<StoredSession>, user: KnownUser): boolean {
    const { idle, max } = this.hours(user);
    const now = Date.now();
    return epoch !== user.sessionEpoch || now - startedAt > max * hour || now - seenAt > idle * hour;
  }

  private expiryOf(user: KnownUser): Date {
    return new Date(Date.now() + this.hours(user).idle * hour);
  }

  private kept(request: Request, sid: string, session: StoredSession, user: KnownUser) {
    const expires = this.expiryOf(user);
    const cookie = { ...cookieAttributes(request), originalMaxAge: this.hours(user).idle * hour, expires };
    return { sid, session: { ...session, cookie }, expires };
  }

  private needsSecondFactor(user: KnownUser): boolean {
    return !user.hasSecondFactor && mustHaveSecondFactor(user, this.settings.requireSecondFactor);
  }

  private hours(user: KnownUser): { idle: number; max: number } {
    const role = user.isAdmin ? 'admin' : hasClubRole(user) ? 'coach' : 'parent';
    return { idle: this.settings.sessionIdleHours[role], max: this.settings.sessionMaxHours[role] };
  }
}
