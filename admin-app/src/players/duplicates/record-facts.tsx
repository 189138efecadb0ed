import { type MergeSideDto } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { Facts } from '@touchline/ui';

interface RecordFactsProps {
  record: MergeSideDto;
  other: MergeSideDto;
}

/** What a record has. What neither of the two has is left out if it is rare. */
export function RecordFacts({ record, other }: RecordFactsProps) {
  const { club } = useShell();
  const hasShortName = record.shortName !== null || other.shortName !== null;
  const hasRestricted = record.restrictedNames.length + other.restrictedNames.length > 0;
  return (
    <Facts
      isShort
      items={[
        { label: 'Age Group', value: record.ageGroup },
        ...(hasShortName ? [{ label: 'Short Name', value: record.shortName ?? 'Follows from the name' }] : []),
        { label: 'Teams', value: words(record.teams.map(teamWords)) },
        { label: 'Guardians', value: words(record.guardianNames) },
        ...(hasRestricted ? [{ label: 'Restricted Accounts', value: words(record.restrictedNames) }] : []),
        { label: 'Answers', value: numberWords(record.answers) },
        { label: 'Absences', value: numberWords(record.absences) },
        { label: 'Added', value: instantDate(record.addedAt, club.timeZone) },
      ]}
    />
  );
}

const words = (names: readonly string[]): string => names.join(', ') || 'None';

/** `U12 Lions #7` */
const teamWords = ({ name, jerseyNumber }: MergeSideDto['teams'][number]): string =>
  jerseyNumber === null ? name : `${name} #${jerseyNumber}`;
