import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, can, type ChildReader, givenNameOf, messages, seenBy } from '@touchline/domain';
import { countContactLookups, findContactLookups } from '../../children/contact-lookups.queries.ts';
import { findGuardianIds } from '../../guardians/guardianship.queries.ts';
import { pageOf } from '../../http/page.dto.ts';
import { countAnswerLinks } from '../../telling/answer-links/answer-links.queries.ts';
import { keptRows } from '../registry/kept-rows.ts';
import { RetentionService } from '../retention/retention.service.ts';
import { type ChildPrivacyDto, type ChildReadersDto } from './child-privacy.dto.ts';
import { findChildFeeds, findOwnChildName, findSentInvitations, findWelfareOfficers } from './child-privacy.queries.ts';
import { countReaders, findNamedReaders, type ReaderRow } from './child-readers.queries.ts';

const shownLookups = 20;

/** Tells a guardian who can see an own child, and who has looked. */
@Injectable()
export class ChildPrivacyService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly retention: RetentionService,
  ) {}

  async get(childId: number, me: Actor): Promise<ChildPrivacyDto> {
    const { database } = this;
    const guardians = await findGuardianIds(database, { childId });
    const child = await findOwnChildName(database, { childId });
    if (!guardians || !child || !can(me, 'child.view-privacy', guardians))
      throw new NotFoundException(messages.childUnknown);
    const own = { childId, userId: me.id };
    const page = { limit: shownLookups, offset: 0 };
    const looks = await findContactLookups(database, { childId, guardianId: me.id, ...page });
    const { rows, total } = await pageOf(looks, page, () =>
      countContactLookups(database, { childId, guardianId: me.id }),
    );
    return {
      id: childId,
      name: child.name,
      givenName: givenNameOf(child),
      readers: readersOf(await findNamedReaders(database, own), await countReaders(database, own)),
      contactLookups: rows,
      totalLookups: total,
      invitations: await findSentInvitations(database, own),
      feeds: await findChildFeeds(database, own),
      answerLinks: await countAnswerLinks(database, own),
      kept: keptRows(await this.retention.periods()),
      welfareOfficers: await findWelfareOfficers(database),
    };
  }
}

const kinds = Object.keys(seenBy) as ChildReader[];

const readersOf = (named: ReaderRow[], counts: Record<string, number>): ChildReadersDto[] =>
  kinds.flatMap((kind) => {
    const people = named.filter((row) => row.kind === kind).map(({ fullName, teams }) => ({ fullName, teams }));
    const total = counts[kind] ?? people.length;
    return total > 0 ? [{ kind, total, people, sees: [...seenBy[kind]] }] : [];
  });
