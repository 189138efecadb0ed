import { ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, addDays, can, canForAll, limits, mayTry, messages, todayIn } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { findGuardianIds } from '../guardians/guardianship.queries.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { tooMany } from '../rate-limits/rate-limits.ts';
import { ChildMails } from './mails/child-mails.ts';
import { type ContactsWaitDto } from './child.dto.ts';
import { type ContactLookupDto, type ContactsDto } from './contact-lookup.dto.ts';
import {
  countContactLookups,
  findContactLookups,
  findContacts,
  insertContactLookup,
  lockAndCountLookups,
} from './contact-lookups.queries.ts';
import { type CoachedChild, findCoachedChild } from './player.queries.ts';

/** Coaches look up the guardians' phone numbers in an emergency; guardians see who did. */
@Injectable()
export class ContactLookupsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly mails: ChildMails,
  ) {}

  lookUp(childId: number, me: Actor, response: Response): Promise<ContactsDto> {
    return inTransaction(this.database, async (manager) => {
      const child = await findCoachedChild(manager, { id: childId });
      if (!child) throw new NotFoundException(messages.childUnknown);
      const access = contactAccess(me, child);
      if (access === 'unconfirmed') throw new ForbiddenException(messages.coachUnconfirmed);
      const wait = contactsWaitOf(me, child, this.clock.zone);
      if (wait) throw new ForbiddenException(messages.contactsWait(wait, await this.club.formats(manager)));
      if (access === 'denied') throw new ForbiddenException(messages.contactsClosed);
      await this.assertMore(manager, childId, me, response);
      const contacts = await findContacts(manager, { childId });
      const guardianIds = contacts.filter(({ phone }) => phone !== null).map(({ id }) => id);
      const toTell = await insertContactLookup(manager, { childId, guardianIds, userId: me.id });
      await this.mails.contactsLookedUp(manager, toTell);
      await this.audit.record(manager, me, 'child.look-up-contacts', { subject: 'child', subjectId: childId });
      return { guardians: contacts.map(({ fullName, phone }) => ({ fullName, phone })) };
    });
  }

  /** Guardians see when their own number was shown, admins and welfare officers every lookup. */
  async list(childId: number, page: PageDto, me: Actor): Promise<PageOf<ContactLookupDto>> {
    const child = await findGuardianIds(this.database, { childId });
    if (!child || !can(me, 'child.view-lookups', child)) throw new NotFoundException(messages.childUnknown);
    const filter = { childId, guardianId: canForAll(me, 'child.view-lookups') ? null : me.id };
    const rows = await findContactLookups(this.database, { ...page, ...filter });
    return pageOf(rows, page, () => countContactLookups(this.database, filter));
  }

  /** Admins are not limited. A child that was looked up before does not count again. */
  private async assertMore(manager: EntityManager, childId: number, me: Actor, response: Response): Promise<void> {
    if (me.isAdmin || !this.settings.rateLimits) return;
    const { max } = limits.contactLookups;
    const { others, isRepeated, msBeforeNext } = await lockAndCountLookups(manager, { userId: me.id, childId });
    if (!isRepeated && others >= max) throw tooMany(msBeforeNext, response, messages.tooManyLookups(max));
  }
}

export function contactAccess(me: Actor, child: CoachedChild): 'allowed' | 'unconfirmed' | 'denied' {
  if (can(me, 'child.look-up-contacts', child)) return 'allowed';
  const isUnconfirmed = mayTry(me, 'child.look-up-contacts') && child.unconfirmedCoachIds.includes(me.id);
  return isUnconfirmed ? 'unconfirmed' : 'denied';
}

/** From when a confirmed coach can look up numbers, who has to wait because of how the child came into the team. */
export function contactsWaitOf(me: Actor, child: CoachedChild, zone: string): ContactsWaitDto | undefined {
  if (contactAccess(me, child) !== 'denied' || !mayTry(me, 'child.look-up-contacts')) return undefined;
  const wait = child.waits.find(({ coachId }) => coachId === me.id);
  // The day after, because the wait ends in the course of a day.
  return wait && { from: addDays(todayIn(zone, new Date(wait.from)), 1), isOwn: wait.addedBy === me.id };
}
