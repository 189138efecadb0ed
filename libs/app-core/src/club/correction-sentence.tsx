import { type CorrectedFieldDto, type CorrectionDto } from '@touchline/api-client';
import { instantInText, shortDate } from '../format/formats.ts';
import { useShell } from '../store/app-root.tsx';

/** `Corrected by an admin on Nov 29, 2026, 4:00 PM: name from “Mia Kellr” to “Mia Keller”` */
export function CorrectionSentence({ correction }: { correction: CorrectionDto }) {
  const { club } = useShell();
  const { by, correctedAt, isMerge, changes } = correction;
  const when = instantInText(correctedAt, club.timeZone);
  const what = (isMerge ? merged : corrected)[by](when);
  return changes.length === 0 ? what : `${what}: ${changes.map(changeWords).join(', ')}`;
}

type Words = Record<CorrectionDto['by'], (when: string) => string>;

const corrected: Words = {
  you: (when) => `Corrected by you on ${when}`,
  admin: (when) => `Corrected by an admin on ${when}`,
  guardian: (when) => `Corrected by another guardian on ${when}`,
};

const merged: Words = {
  you: (when) => `Merged with another record by you on ${when}`,
  admin: (when) => `Merged with another record by an admin on ${when}`,
  guardian: (when) => `Merged with another record by another guardian on ${when}`,
};

function changeWords({ field, before, after }: CorrectedFieldDto): string {
  if (field === 'name') return `name from “${before}” to “${after}”`;
  if (field === 'dateOfBirth') return `date of birth from ${shortDate(before!)} to ${shortDate(after!)}`;
  if (field === 'ageGroup') {
    if (before === null) return `age group set to ${after} by hand`;
    return after === null ? `age group ${before} now by date of birth` : `age group from ${before} to ${after}`;
  }
  if (before === null) return `short name set to “${after}”`;
  return after === null ? `short name “${before}” removed` : `short name from “${before}” to “${after}”`;
}
