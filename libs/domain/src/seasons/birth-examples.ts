import { addYears } from 'date-fns';
import { addDays, asCivilDate, asUtcDate, type CivilDate } from '../civil-time.ts';
import { ageGroupOn } from './age-rules.ts';

export interface BirthExample {
  dateOfBirth: CivilDate;
  ageGroup: string;
}

/** About the age at which clubs have most players. */
const exampleYears = 12;

/**
 * Three birth dates that show what a cut-off date means: the youngest of an age group, the oldest of the group below, and the middle of
 * that group's year.
 */
export function birthExamples(cutoff: CivilDate): BirthExample[] {
  const youngest = asCivilDate(addYears(asUtcDate(cutoff), -exampleYears));
  return [youngest, addDays(youngest, 1), addDays(youngest, 183)].map((dateOfBirth) => ({
    dateOfBirth,
    ageGroup: ageGroupOn(dateOfBirth, cutoff),
  }));
}
