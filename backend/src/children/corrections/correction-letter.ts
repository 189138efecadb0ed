import {
  type ClubFormat,
  type CorrectedField,
  dayWords,
  type FieldChange,
  type ShortenedName,
} from '@touchline/domain';
import { type Fact, type Letter } from '../../telling/mail/letter.ts';
import { childInMail, givenNameInMail } from '../../telling/mail/names.ts';

export interface CorrectionToTell {
  child: ShortenedName;
  byAdmin: boolean;
  isMerge: boolean;
  changes: FieldChange[];
}

/** To a guardian who did not correct the child. */
export function childCorrectedLetter(correction: CorrectionToTell, url: string, format: ClubFormat): Letter {
  const { child, byAdmin, isMerge, changes } = correction;
  const name = givenNameInMail(child);
  const who = byAdmin ? 'An admin of the club' : 'Another guardian';
  return {
    subject: isMerge ? `Two records of ${name} are one now` : `The club’s record of ${name} was corrected`,
    heading: isMerge ? `Two records of ${name} are one now` : `The record of ${name} was corrected`,
    blocks: [
      {
        text: isMerge
          ? `The club had two records of ${name}. ${who} has merged them: the guardians of both are guardians of ${name} now, and teams, answers and absences are together.`
          : `${who} has corrected what the club knows of ${name}. Teams, answers and guardians stay as they were.`,
      },
      ...(changes.length === 0 ? [] : [{ facts: changes.map((change) => factOf(change, format)) }]),
      { label: 'Open Touchline', url },
      { text: 'If this is not right, please tell an admin of the club.' },
    ],
    why: `You get this mail because you are a guardian of ${name}.`,
  };
}

const labels: Record<CorrectedField, string> = {
  name: 'Name',
  dateOfBirth: 'Date of birth',
  ageGroup: 'Age group',
  shortName: 'Short name',
};

/** `Name: Mia Kellr → Mia Keller` */
const factOf = ({ field, before, after }: FieldChange, format: ClubFormat): Fact => {
  const words = (value: string | null) => valueInMail(field, value, format);
  return { label: labels[field], value: `${words(before)} → ${words(after)}` };
};

function valueInMail(field: CorrectedField, value: string | null, format: ClubFormat): string {
  if (value === null) return field === 'ageGroup' ? 'by date of birth' : 'by name';
  if (field === 'dateOfBirth') return dayWords(value, format);
  return field === 'ageGroup' ? value : childInMail(value);
}
