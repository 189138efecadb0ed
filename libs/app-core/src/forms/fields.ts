import {
  type CivilDate,
  colourRule,
  credentialRule,
  dateOfBirthRule,
  emailRule,
  eventDateRule,
  limits,
  messages,
  nameRule,
  passwordRule,
  personNameRule,
  textRule,
  type ValueRule,
} from '@touchline/domain';
import * as z from 'zod/mini';

/** The parts of form schemas: `z.object({ name: fields.by(teamFields.name) })`. */
export const fields = {
  /** A text by a rule of a resource's fields. */
  by: (rule: TextRule) => byRule(rule),

  /** The same; empty text is sent as null. */
  optionalBy: (rule: TextRule) => orNull(byRule(optional(rule))),

  name: (given?: Parameters<typeof nameRule>[0]) => byRule(nameRule(given)),

  /** The same, or nothing. */
  nameOrEmpty: (given?: Parameters<typeof nameRule>[0]) => byRule(optional(nameRule(given))),

  /** The name of a person; the present one may stay. */
  personName: (given?: Parameters<typeof personNameRule>[0]) => byRule(personNameRule(given)),

  /** Empty text is sent as null. */
  optionalName: (max: number) => orNull(byRule(nameRule({ min: 0, max }))),

  /** Empty text is sent as null. */
  optionalText: (max: number = limits.text.max) => orNull(byRule(textRule({ max }))),

  email: () => byRule(emailRule()),

  /** An email address that people sign in with. */
  usernameEmail: () => byRule(emailRule({ isUsername: true })),

  /** A club's colour; empty text is sent as null. */
  optionalColour: () => orNull(byRule(optional(colourRule()))),

  /** Empty text is sent as null. */
  optionalEmail: () => orNull(byRule(optional(emailRule()))),

  /** A new password. */
  password: (min?: number) => byRule(passwordRule(min)),

  /** A password that the server compares with the stored one. */
  currentPassword: (required: string) => byRule(credentialRule(limits.password.max, required)),

  /** A choice of a select whose values are ids. */
  id: (required: string) =>
    z.pipe(
      z.string().check(z.minLength(1, required)),
      z.transform((id) => Number(id)),
    ),

  /** No choice is sent as null. */
  optionalId: () =>
    z.pipe(
      z.string(),
      z.transform((id) => (id ? Number(id) : null)),
    ),

  /** A code of an authenticator app, or a recovery code. */
  code: () => byRule(credentialRule(limits.code.max, messages.codeRequired)),

  eventDate: () => byRule(eventDateRule()),

  dateOfBirth: (today: CivilDate) => byRule(dateOfBirthRule(today)),
};

type TextRule = ValueRule<string | null | undefined>;

/** A text field by a rule of the domain. */
const byRule = ({ tidy, problemWith }: TextRule) =>
  z.string().check(
    z.overwrite((text) => tidy(text) as string),
    z.refine((text) => problemWith(text) === null, { error: ({ input }) => sentence(problemWith(input)) }),
  );

/** The field's label names the property, so that the sentence begins with the verb. */
const sentence = (problem: string | null) => problem?.replace('$property must', 'Must');

const optional = ({ tidy, problemWith }: TextRule): TextRule => ({
  tidy,
  problemWith: (text) => (text === '' ? null : problemWith(text)),
});

const orNull = (text: ReturnType<typeof byRule>) =>
  z.pipe(
    text,
    z.transform((value) => value || null),
  );
