import { type CivilDate, keptSince, type RetentionPeriods, seasonsKeptSince, todayIn } from '@touchline/domain';
import { type Settings } from '../../config/settings.ts';

/** The moments, and for events the day, before which rows are old. */
export interface Ages {
  unregisteredPlayers: Date;
  unusedAccounts: Date;
  events: CivilDate;
  auditLog: Date;
  announcements: Date;
  contactLookups: Date;
}

/** At a moment by periods. */
export function agesAt(
  at: Date,
  { events, ...months }: RetentionPeriods,
  { clubTimeZone, ageGroupCutoff }: Pick<Settings, 'clubTimeZone' | 'ageGroupCutoff'>,
): Ages {
  return {
    unregisteredPlayers: keptSince(at, months.unregisteredPlayers),
    unusedAccounts: keptSince(at, months.unusedAccounts),
    events: seasonsKeptSince(todayIn(clubTimeZone, at), events, ageGroupCutoff),
    auditLog: keptSince(at, months.auditLog),
    announcements: keptSince(at, months.announcements),
    contactLookups: keptSince(at, months.contactLookups),
  };
}
