import { type RetentionPeriods, retentionKinds, retentionWords } from '@touchline/domain';
import { type TableEntry } from './entry.ts';

/** How long rows are kept: `30 days after the event`, `24 months after it was posted`. */
export function keptWords(kept: TableEntry['kept'], periods: RetentionPeriods): string {
  if (typeof kept === 'string') return kept;
  const { setting } = kept;
  const bySetting = setting && `${retentionWords(setting, periods[setting])} after ${retentionKinds[setting].after}`;
  if ('days' in kept) {
    const byDays = kept.days === 0 ? `until ${kept.after}` : `${kept.days} days after ${kept.after}`;
    return bySetting ? `${bySetting}; ${byDays}` : byDays;
  }
  return kept.or === undefined ? bySetting! : `${bySetting}, or ${kept.or}`;
}
