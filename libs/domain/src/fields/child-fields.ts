import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { inSpokenOrder } from '../names/comma.ts';
import { ageGroupRule } from '../values/age-group.ts';
import { dateOfBirthRule } from '../values/dates.ts';
import { idRule } from '../values/numbers.ts';
import { emailRule } from '../values/email.ts';
import { childNameRule, nameRule, personNameRule } from '../values/name-rule.ts';
import { omittable, optional, tidiedBy } from '../values/value-rule.ts';

/** Older clients send 0 instead of null. */
export const zeroAsNull = (given: unknown) => (given === 0 ? null : given);

/** What can be saved of a new player, with the rule for each field. */
export const childFields = {
  name: childNameRule(),
  dateOfBirth: dateOfBirthRule(),
  parentId: tidiedBy(zeroAsNull, optional(idRule(messages.parentIdInvalid))),
  ageGroup: optional(ageGroupRule()),
};

const emptyAsNull = (given: unknown) => (typeof given === 'string' && given.trim() === '' ? null : given);

/** What can be corrected of a player. Null stands for what follows from the date of birth, or from the name. */
export const correctionFields = {
  name: omittable(childNameRule()),
  dateOfBirth: omittable(dateOfBirthRule()),
  ageGroup: tidiedBy(emptyAsNull, optional(ageGroupRule())),
  shortName: tidiedBy(emptyAsNull, optional(personNameRule(limits.shortName))),
};

/** What staff save of a new player at once: with a team and, as admins, a parent. */
export const newPlayerFields = {
  name: childFields.name,
  dateOfBirth: childFields.dateOfBirth,
  teamId: optional(idRule(messages.teamRequired)),
  parentEmail: optional(emailRule()),
  parentName: optional(personNameRule({ ...limits.fullName, message: messages.fullNameRequired })),
};

/** What a family searches a player by. */
export const childSearchFields = {
  name: tidiedBy(inSpokenOrder, nameRule({ min: limits.searchName.min, message: messages.nameTooShort })),
  dateOfBirth: dateOfBirthRule(),
};
