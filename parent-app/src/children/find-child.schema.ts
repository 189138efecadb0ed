import { fields } from '@touchline/app-core';
import { type CivilDate, limits, messages } from '@touchline/domain';
import * as z from 'zod/mini';

/** What the club must be told to find a child, on a day. */
export const findChildSchema = (today: CivilDate) =>
  z.object({
    name: fields.text(messages.nameTooShort, { min: limits.searchName.min }),
    dateOfBirth: fields.date(messages.dateOfBirthRequired).check(
      z.refine((date) => date >= limits.dateOfBirth.min, messages.dateInvalid),
      z.refine((date) => date <= today, messages.bornInFuture),
    ),
  });

export const nobody = { name: '', dateOfBirth: '' };
