import { type TransformFnParams } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { emailRule, problemWith } from '@touchline/domain';

/** The environment variable of a setting: `databaseUrl` is `DATABASE_URL`. */
export const environmentName = (member: string) => member.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Converts digits to a number; other values stay unchanged, so that validation rejects them. */
export const toNumber = ({ value }: TransformFnParams) =>
  /^-?\d+$/.test(String(value)) ? Number(value) : (value as unknown);

export const toSwitch = ({ value }: TransformFnParams) =>
  ({ true: true, on: true, false: false, off: false })[String(value).toLowerCase()] ?? (value as unknown);

export const toList = ({ value }: TransformFnParams) =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : (value as unknown);

export const rule = (name: string, message: string, holds: (value: unknown) => boolean) =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

export const isEmail = (value: unknown) => problemWith(emailRule(), value) === null;

export const isWebAddress = (value: unknown) =>
  URL.canParse(String(value)) && /^https?:$/.test(new URL(String(value)).protocol);

/** The form that browsers send in `Origin`; any other form would never match. */
export const isOrigin = (value: unknown) => isWebAddress(value) && new URL(String(value)).origin === value;
