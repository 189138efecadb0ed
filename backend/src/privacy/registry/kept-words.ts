import { retentionWords, retentionKinds, type RetentionPeriods } from '@touchline/domain';
import { type TableEntry } from './entry.ts';

/** How long rows are kept: `30 days after the event`, `24 months after it was posted`. */
export function keptWords(kept: TableEntry['kept'], periods: RetentionPeriods): string {
  if (typeof kept === 'string') return kept;
  if ('days' in kept) return kept.days === 0 ? `until ${kept.after}` : `${kept.days} days after ${kept.after}`;
  const { setting, or } = kept;
  const words = `${retentionWords(setting, periods[setting])} after ${retentionKinds[setting].after}`;
  return or === undefined ? words : `${words}, or ${or}`;
}
