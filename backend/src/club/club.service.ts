import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, type ClubFormat, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { type Queryable } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { definedOnly } from '../http/validation.ts';
import { type ClubDto, type UpdateClubDto } from './club.dto.ts';
import {
  type ClubSettingsRow,
  type Crest,
  findClubSettings,
  findCrest,
  lockClubSettings,
  updateClubSettings,
  updateCrest,
} from './club.queries.ts';
import { assertCrest } from './png.ts';

const subject = { subject: 'club', subjectId: null } as const;

/** The club as its admins have set it up, otherwise as the environment says. */
@Injectable()
export class ClubService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
  ) {}

  async get(): Promise<ClubDto> {
    return this.describe(await findClubSettings(this.database));
  }

  /** How mails, feeds and messages write dates and times. */
  async formats(database: Queryable = this.database): Promise<ClubFormat> {
    return (await findClubSettings(database)).formats ?? this.settings.clubFormats;
  }

  async update(fields: UpdateClubDto, me: Actor): Promise<ClubDto> {
    return inTransaction(this.database, async (manager) => {
      const { crestVersion, ...before } = await lockClubSettings(manager);
      const changed = definedOnly({ ...fields, contactPhone: fields.contactPhone === '' ? null : fields.contactPhone });
      const after = { ...before, ...changed };
      if (!isDeepStrictEqual(before, after)) {
        await updateClubSettings(manager, after);
        const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name]);
        // Without the values, because an address or a number may be a person’s.
        await this.audit.record(manager, me, 'club.update', subject, { changed: names });
      }
      return this.describe({ ...after, crestVersion });
    });
  }

  async crest(): Promise<Crest> {
    const crest = await findCrest(this.database);
    if (!crest) throw new NotFoundException(messages.crestUnknown);
    return crest;
  }

  async setCrest(bytes: Buffer, me: Actor): Promise<ClubDto> {
    await assertCrest(bytes);
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return this.changeCrest({ bytes, version }, (manager) =>
      this.audit.record(manager, me, 'club.set-crest', subject, { version }),
    );
  }

  async removeCrest(me: Actor): Promise<void> {
    await this.changeCrest(null, async (manager, { crestVersion }) => {
      if (crestVersion === null) throw new NotFoundException(messages.crestUnknown);
      await this.audit.record(manager, me, 'club.remove-crest', subject, { version: crestVersion });
    });
  }

  private changeCrest(
    crest: Crest | null,
    record: (manager: EntityManager, before: ClubSettingsRow) => Promise<void>,
  ): Promise<ClubDto> {
    return inTransaction(this.database, async (manager) => {
      const before = await lockClubSettings(manager);
      await updateCrest(manager, crest);
      await record(manager, before);
      return this.describe({ ...before, crestVersion: crest?.version ?? null });
    });
  }

  private describe({ name, contactEmail, contactPhone, colour, formats, crestVersion }: ClubSettingsRow): ClubDto {
    const { settings } = this;
    return {
      name: name ?? settings.clubName,
      timeZone: settings.clubTimeZone,
      contactEmail: contactEmail ?? settings.clubContactEmail ?? null,
      contactPhone: contactPhone ?? settings.clubContactPhone ?? null,
      passwordMinLength: settings.passwordMinLength,
      crestUrl: crestVersion && `/api/club/crest?v=${crestVersion}`,
      colour: colour ?? settings.clubColour ?? null,
      formats: formats ?? settings.clubFormats,
      sendsMail: settings.sendsMail,
      verifiesEmail: settings.verifyEmail,
      privacyUrl: settings.clubPrivacyUrl ?? null,
      offersDemo: settings.demo,
    };
  }
}
