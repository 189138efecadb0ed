import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import {
  choiceListRule,
  colourRule,
  credentialRule,
  dateOfBirthRule,
  dateRule,
  dayListRule,
  deadlineHoursRule,
  emailRule,
  eventDateRule,
  flagRule,
  fromDigits,
  idListRule,
  idRule,
  instantRule,
  jerseyNumberRule,
  limits,
  nameRule,
  passwordRule,
  personNameRule,
  reminderDaysRule,
  teamListRule,
  type TextLimits,
  textRule,
  timeRule,
  type ValueRule,
  weekdayRule,
  wallTimeRule,
  wholeNumberRule,
} from '@touchline/domain';

/** A rule of the domain as a decorator: tidies and checks the property, and documents what a client can check itself. */
const byRule = (name: string, { tidy, problemWith }: ValueRule, documented: ApiPropertyOptions) =>
  applyDecorators(
    Transform(({ value }: TransformFnParams) => tidy(value)),
    ValidateBy({
      name,
      validator: {
        validate: (value) => problemWith(value) === null,
        defaultMessage: (about) => problemWith(about?.value) ?? '',
      },
    }),
    ApiProperty(documented),
  );

const id = { type: 'integer', minimum: limits.id.min, maximum: limits.id.max } as const;

/** May be omitted, which changes nothing; null is rejected. */
export const Omittable = () => ValidateIf((_fields, value) => value !== undefined);

/** A list of at most `max` objects of a class, which has rules for their members. */
export const IsListOf = (type: () => new () => object, max: number, message: string) =>
  applyDecorators(
    Type(type),
    IsArray({ message }),
    ArrayMaxSize(max, { message }),
    IsObject({ each: true, message }),
    ValidateNested({ each: true }),
  );

/** An object of a class, which has rules for its members; may be omitted or null. */
export const IsPart = (type: () => new () => object, message: string) =>
  applyDecorators(IsOptional(), Type(type), IsObject({ message }), ValidateNested());

export const IsName = (given: TextLimits = {}) => {
  const { min, max } = { ...limits.name, ...given };
  return byRule('isName', nameRule(given), { minLength: min, maxLength: max });
};

/** The name of a person, which mails print. */
export const IsPersonName = (given: TextLimits = {}) => {
  const { min, max } = { ...limits.name, ...given };
  return byRule('isPersonName', personNameRule(given), { minLength: min, maxLength: max });
};

export const IsText = (given: TextLimits = {}) => {
  const { min, max } = { min: 0, ...limits.text, ...given };
  return byRule('isText', textRule(given), { minLength: min, maxLength: max });
};

export const IsEmailAddress = () =>
  byRule('isEmailAddress', emailRule(), { format: 'email', maxLength: limits.email.max });

/** A club's colour. */
export const IsColour = () => byRule('isColour', colourRule(), { pattern: '^#[0-9a-fA-F]{6}$' });

/** A new password. */
export const IsPassword = () =>
  byRule('isPassword', passwordRule(), {
    format: 'password',
    minLength: limits.password.min,
    maxLength: limits.password.max,
  });

/** A username or password that is compared with the stored one. */
export const IsCredential = (max: number, message: string) =>
  byRule('isCredential', credentialRule(max, message), { minLength: 1, maxLength: max });

export const IsId = (message?: string) => byRule('isId', idRule(message), id);

export const IsIdOfQuery = () => byRule('isId', fromDigits(idRule()), id);

export const IsIdList = (max: number, message: string) =>
  byRule('isIdList', idListRule(max, message), { type: 'array', items: id, maxItems: max, example: [2] });

export const IsDayList = (max: number, message: string) =>
  byRule('isDayList', dayListRule(max, message), {
    type: 'array',
    items: { type: 'string', format: 'date' },
    maxItems: max,
  });

/** Optional. Accepts all formats that clients send. */
export const IsTeamList = () =>
  applyDecorators(
    Omittable(),
    byRule('isTeamList', teamListRule(), {
      type: 'array',
      items: id,
      maxItems: limits.teamsInvolved.max,
      required: false,
      example: [1, 2],
    }),
  );

export const IsCountOfQuery = (min: number, max: number) =>
  byRule('isCount', fromDigits(wholeNumberRule({ min, max })), { type: 'number', minimum: min, maximum: max });

/** Some of the choices, separated by commas or as repeated parameters. */
export const IsChoiceListOfQuery = (choices: readonly string[]) =>
  byRule('isChoiceList', choiceListRule(choices), { enum: [...choices], isArray: true });

export const IsFlagOfQuery = () => byRule('isFlag', flagRule(), { type: 'boolean' });

export const IsJerseyNumber = () =>
  byRule('isJerseyNumber', jerseyNumberRule(), {
    minimum: limits.jerseyNumber.min,
    maximum: limits.jerseyNumber.max,
  });

export const IsWeekday = () => byRule('isWeekday', weekdayRule(), { type: 'integer', minimum: 1, maximum: 7 });

export const IsReminderDays = () =>
  byRule('isReminderDays', reminderDaysRule(), {
    type: 'array',
    items: { type: 'integer', minimum: limits.reminders.minDays, maximum: limits.reminders.maxDays },
    maxItems: limits.reminders.max,
    example: [7, 2],
  });

export const IsDay = () => byRule('isDay', dateRule(), { format: 'date' });

export const IsInstant = () => byRule('isInstant', instantRule(), { format: 'date-time' });

export const IsEventDate = () => byRule('isEventDate', eventDateRule(), { format: 'date' });

/** A moment by the club's wall clock. */
export const IsWallTime = () =>
  byRule('isWallTime', wallTimeRule(), { pattern: '^\\d{4}-\\d{2}-\\d{2} ([01]\\d|2[0-3]):[0-5]\\d$' });

export const IsDeadlineHours = () =>
  byRule('isDeadlineHours', deadlineHoursRule(), {
    type: 'integer',
    minimum: limits.deadlineHours.min,
    maximum: limits.deadlineHours.max,
  });

export const IsDateOfBirth = () => byRule('isDateOfBirth', dateOfBirthRule(), { format: 'date' });

export const IsTime = (message?: string) =>
  byRule('isTime', timeRule(message), { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
