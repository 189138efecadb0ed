import { limits, messages, personNameRule } from '@touchline/domain';
import { type ClubData, type UserRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';

/** The present name may stay. */
export const fullNameRule = (present?: string) =>
  personNameRule({ ...limits.fullName, message: messages.fullNameRequired, present });

/** A username that equals the email changes with it. */
export const namesFor = (user: UserRow, address: string | undefined): Partial<UserRow> =>
  address === undefined ? {} : { email: address, ...(user.username === user.email && { username: address }) };

/** Usernames and emails share one namespace, because users sign in with either. */
export function assertNamesFree(data: ClubData, { username, email: address }: Partial<UserRow>, ownId?: number): void {
  const typed = [username, address].flatMap((text) => (text === undefined ? [] : [text.toLowerCase()]));
  if (data.users.some((other) => other.id !== ownId && typed.some((text) => isNamed(other, text)))) {
    throw new HttpError(409, messages.nameTaken);
  }
}

export const isNamed = (user: UserRow, typed: string) => user.email === typed || user.username.toLowerCase() === typed;
