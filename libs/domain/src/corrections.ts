import { type CivilDate } from './civil-time.ts';
import { type Actor } from './people.ts';

/** What can be corrected of a player. */
export const correctedFields = ['name', 'dateOfBirth', 'ageGroup', 'shortName'] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** A player's data that can be corrected. */
export interface CorrectableChild {
  name: string;
  dateOfBirth: CivilDate;
  /** Null if it follows from the date of birth. */
  ageGroup: string | null;
  /** Null if it follows from the name. */
  shortName: string | null;
}

/** What a correction changed of one field; null stands for no value of its own. */
export interface FieldChange {
  field: CorrectedField;
  before: string | null;
  after: string | null;
}

/** The fields that a correction changes, in the order of a form. Members that are missing or undefined stay. */
export const changesOf = (before: CorrectableChild, after: Partial<CorrectableChild>): FieldChange[] =>
  correctedFields.flatMap((field) => {
    const value = after[field];
    return value === undefined || value === before[field] ? [] : { field, before: before[field], after: value };
  });

/** What a record that ends in a merge says otherwise than the one that goes on. The short name of either one stays. */
export const differencesOf = (ended: CorrectableChild, kept: CorrectableChild): FieldChange[] =>
  changesOf(ended, { ...kept, shortName: kept.shortName ?? ended.shortName }).filter(({ before }) => before !== null);

/** What decides whether a guardian may correct a child. */
export interface FamilyOfChild {
  guardianIds: number[];
  isInTeam: boolean;
}

/**
 * Whether somebody may correct the name and date of birth of a child: admins of any, a guardian of an own child that is in no team and has
 * no other guardian, because others know the child by its name by then.
 */
export const correctsIdentity = (actor: Actor, { guardianIds, isInTeam }: FamilyOfChild): boolean =>
  actor.isAdmin || (!isInTeam && guardianIds.length === 1 && guardianIds[0] === actor.id);
