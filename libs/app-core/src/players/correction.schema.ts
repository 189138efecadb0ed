import { type CorrectChildDto, type PlayerDto } from '@touchline/api-client';
import {
  changesOf,
  type CivilDate,
  type CorrectableChild,
  type CorrectedField,
  correctionFields,
  dateOfBirthRule,
  type ValueRule,
} from '@touchline/domain';
import * as z from 'zod/mini';
import { fields } from '../forms/fields.ts';

/** A player as the dialog corrects it. */
export type CorrectedPlayer = Pick<
  PlayerDto,
  'id' | 'name' | 'dateOfBirth' | 'ageGroup' | 'isAgeGroupSet' | 'shortName' | 'version'
>;

type Input = Record<CorrectedField, string>;

/** Empty text stands for what follows from the date of birth, or from the name. */
export const correctionInput = ({ name, dateOfBirth, ageGroup, isAgeGroupSet, shortName }: CorrectedPlayer): Input => ({
  name,
  dateOfBirth,
  ageGroup: isAgeGroupSet ? ageGroup : '',
  shortName: shortName ?? '',
});

/** What is as it was stays, even if a rule has become stricter since. The server has a rule for the ages of parents' children, too. */
export function correctionSchema(player: CorrectedPlayer, today: CivilDate) {
  const present = correctionInput(player);
  return z.object({
    name: fields.by(orPresent(correctionFields.name, present.name)),
    dateOfBirth: fields.by(orPresent(dateOfBirthRule(today), present.dateOfBirth)),
    ageGroup: fields.optionalBy(orPresent(correctionFields.ageGroup, present.ageGroup)),
    shortName: fields.optionalBy(orPresent(correctionFields.shortName, present.shortName)),
  });
}

type TextRule = ValueRule<string | null | undefined>;

const orPresent = ({ tidy, problemWith }: TextRule, present: string): TextRule => ({
  tidy: (text) => (text === present ? text : tidy(text)),
  problemWith: (text) => (text === present ? null : problemWith(text)),
});

/** What was changed of a player, to be sent. */
export function correctionOf(player: CorrectedPlayer, entered: CorrectableChild): Omit<CorrectChildDto, 'version'> {
  const before = { ...player, ageGroup: player.isAgeGroupSet ? player.ageGroup : null };
  return Object.fromEntries(changesOf(before, entered).map(({ field, after }) => [field, after]));
}
