import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { addDays } from 'date-fns';
import { DataSource, type EntityManager } from 'typeorm';
import { type Retained, retentionDays, todayIn } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { isPaused } from '../../telling/outbox/delivery.queries.ts';
import { type Ages, agesAt } from './ages-at.ts';
import { ForgottenPeople } from './forgotten-people.ts';
import {
  deleteOldAnnouncements,
  deleteOldContactLookups,
  deleteOldEntries,
  deleteOldEvents,
} from './old-rows.queries.ts';
import { RetentionMails } from './retention-mails.ts';
import { claimRetention } from './retention.queries.ts';
import { RetentionService } from './retention.service.ts';
import {
  deleteAnsweredWarnings,
  findAccountsToDelete,
  findPlayersToDelete,
  restartWarnings,
  warnOfAccounts,
  warnOfPlayers,
} from './warnings.queries.ts';

/** How many rows of a kind go in an hour. An event goes with its answers, so a statement deletes only a few. */
const rowsPerRun = 500;
const eventsPerStatement = 25;

interface Run {
  manager: EntityManager;
  at: Date;
  /** What is old now. */
  ages: Ages;
  /** What is old once everybody who is warned now has had time. */
  agesThen: Ages;
}

/** Deletes every hour what the club has kept long enough (docs/adr/0043). Waits while mail is paused, as after a restore. */
@Injectable()
export class RetentionJob {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly retention: RetentionService,
    private readonly people: ForgottenPeople,
    private readonly mails: RetentionMails,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('retention', () => this.run());
  }

  async run(): Promise<void> {
    await this.retention.begin();
    if (await isPaused(this.database)) return restartWarnings(this.database, { at: this.clock.instant() });
    await this.forget('events', ({ manager, ages }) => deleteEvents(manager, ages));
    await this.forget('auditLog', ({ manager, ages }) =>
      deleteOldEntries(manager, { before: ages.auditLog, max: rowsPerRun }),
    );
    await this.forget('announcements', ({ manager, ages }) =>
      deleteOldAnnouncements(manager, { before: ages.announcements, max: rowsPerRun }),
    );
    await this.forget('contactLookups', ({ manager, ages }) =>
      deleteOldContactLookups(manager, { before: ages.contactLookups, max: rowsPerRun }),
    );
    // Nobody can be asked without mail.
    if (!this.settings.sendsMail) return;
    await this.step((run) => this.warn(run));
    await this.forgetPeople();
  }

  /** The log says how many, not which. */
  private forget(kind: Retained, remove: (run: Run) => Promise<number>): Promise<void> {
    return this.step(async (run) => {
      const count = await remove(run);
      if (count === 0) return;
      const subject = { subject: 'club', subjectId: null } as const;
      await this.audit.record(run.manager, null, 'club.forget', subject, { kind, count });
    });
  }

  private async warn({ manager, at, agesThen }: Run): Promise<void> {
    const before = { players: agesThen.unregisteredPlayers, accounts: agesThen.unusedAccounts };
    await deleteAnsweredWarnings(manager, before);
    const on = todayIn(this.clock.zone, addDays(at, retentionDays.warning));
    const players = await warnOfPlayers(manager, { before: before.players, at, max: rowsPerRun });
    if (players.length > 0) await this.mails.warnAdmins(manager, on);
    const users = await warnOfAccounts(manager, { before: before.accounts, at, max: rowsPerRun });
    // Who cannot sign in cannot keep the account either.
    await this.mails.warnUsers(
      manager,
      users.filter(({ isActive }) => isActive),
      on,
    );
  }

  /** One in a transaction, because a child or a user that is in use must not keep the others. */
  private async forgetPeople(): Promise<void> {
    const at = this.clock.instant();
    const warnedBefore = addDays(at, -retentionDays.warning);
    const due = await this.step(async ({ manager, ages }) => ({
      players: await findPlayersToDelete(manager, { before: ages.unregisteredPlayers, warnedBefore, max: rowsPerRun }),
      accounts: await findAccountsToDelete(manager, { before: ages.unusedAccounts, warnedBefore, max: rowsPerRun }),
    }));
    for (const { id } of due?.players ?? [])
      await this.step(({ manager, ages }) => this.people.player(manager, id, ages.unregisteredPlayers));
    for (const { id } of due?.accounts ?? [])
      await this.step(({ manager, ages }) => this.people.account(manager, id, ages.unusedAccounts));
  }

  /** Does nothing before the start, and while another server does it. */
  private step<Result>(act: (run: Run) => Promise<Result>): Promise<Result | void> {
    return inTransaction(this.database, async (manager) => {
      const at = this.clock.instant();
      const periods = await claimRetention(manager, { at });
      if (!periods) return;
      const ages = agesAt(at, periods, this.settings);
      const agesThen = agesAt(addDays(at, retentionDays.warning), periods, this.settings);
      return act({ manager, at, ages, agesThen });
    });
  }
}

async function deleteEvents(manager: EntityManager, { events: before }: Ages): Promise<number> {
  let count = 0;
  while (count < rowsPerRun) {
    const deleted = await deleteOldEvents(manager, { before, max: eventsPerStatement });
    count += deleted;
    if (deleted < eventsPerStatement) break;
  }
  return count;
}
