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
  emailRule,
  eventDateRule,
  flagRule,
  fromDigits,
  idListRule,
  idRule,
  instantRule,
  jerseyNumberRule,
  nameRule,
  passwordRule,
  personNameRule,
  reminderDaysRule,
  type TextLimits,
  textRule,
  timeRule,
  type ValueRule,
  type ValuesOf,
  weekdayRule,
  wholeNumberRule,
} from '@touchline/domain';

/** A rule of the domain as a decorator: tidies and checks the property, and documents what a client can check itself. */
const byRule = ({ tidy, problemWith, schema }: ValueRule, documented = schema as ApiPropertyOptions | undefined) =>
  applyDecorators(
    Transform(({ value }: TransformFnParams) => tidy(value)),
    ValidateBy({
      name: 'rule',
      validator: {
        validate: (value) => problemWith(value) === null,
        defaultMessage: (about) => problemWith(about?.value) ?? '',
      },
    }),
    ...(documented ? [ApiProperty(documented)] : []),
  );

type Rules = Record<string, ValueRule>;
/** A class with a member for each rule, or `never`. */
type Following<Of extends Rules, Class> = [keyof Of] extends [keyof Class] ? new () => Class : never;

/** The rules for the members of a class. The compiler compares names and types. */
export const Follows =
  <Of extends Rules>(rules: Of) =>
  <Class extends Partial<ValuesOf<Of>>>({ prototype }: Following<Of, Class>): void => {
    for (const [name, rule] of Object.entries(rules)) byRule(rule)(prototype as object, name);
  };

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

export const IsName = (given?: TextLimits) => byRule(nameRule(given));

/** The name of a person, which mails print. */
export const IsPersonName = (given?: TextLimits) => byRule(personNameRule(given));

export const IsText = (given?: TextLimits) => byRule(textRule(given));

export const IsEmailAddress = () => byRule(emailRule());

/** A club's colour. */
export const IsColour = () => byRule(colourRule());

/** A new password. */
export const IsPassword = () => byRule(passwordRule());

/** A username or password that is compared with the stored one. */
export const IsCredential = (max: number, message: string) => byRule(credentialRule(max, message));

export const IsId = (message?: string) => byRule(idRule(message));

export const IsIdOfQuery = () => byRule(fromDigits(idRule()));

export const IsIdList = (max: number, message: string) => byRule(idListRule(max, message));

export const IsDayList = (max: number, message: string) => byRule(dayListRule(max, message));

export const IsCountOfQuery = (min: number, max: number) => byRule(fromDigits(wholeNumberRule({ min, max })));

/** Some of the choices, separated by commas or as repeated parameters. */
export const IsChoiceListOfQuery = (choices: readonly string[]) =>
  byRule(choiceListRule(choices), { enum: [...choices], isArray: true });

export const IsFlagOfQuery = () => byRule(flagRule());

export const IsJerseyNumber = () => byRule(jerseyNumberRule());

export const IsWeekday = () => byRule(weekdayRule());

export const IsReminderDays = () => byRule(reminderDaysRule());

export const IsDay = () => byRule(dateRule());

export const IsInstant = () => byRule(instantRule());

export const IsEventDate = () => byRule(eventDateRule());

export const IsDateOfBirth = () => byRule(dateOfBirthRule());

export const IsTime = (message?: string) => byRule(timeRule(message));
