import { type ChildNoticeDto } from '@touchline/api-client';
import { type CorrectedField } from '@touchline/domain';

/** `Mia has joined U12 Lions` */
export function childNoticeTitle({ kind, givenName, teamName }: ChildNoticeDto): string {
  if (kind === 'joined') return `${givenName} has joined ${teamName}`;
  if (kind === 'left') return `${givenName} has left ${teamName}`;
  if (kind === 'merged') return `Two records of ${givenName} are one now`;
  return `The record of ${givenName} was corrected`;
}

const fieldWords: Record<CorrectedField, string> = {
  name: 'name',
  dateOfBirth: 'date of birth',
  ageGroup: 'age group',
  shortName: 'short name',
};

/** `Name, date of birth`; empty if nothing was corrected. */
export function correctedWords({ fields }: ChildNoticeDto): string {
  const words = fields.map((field) => fieldWords[field]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function childNoticeAuthor({ by, coachName }: ChildNoticeDto): string {
  if (by === 'coach') return `By Coach ${coachName}`;
  return by === 'admin' ? 'By an admin of the club' : 'By another guardian';
}
