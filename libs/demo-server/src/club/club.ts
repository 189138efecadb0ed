import { type Club } from '@touchline/api-client';
import {
  choiceRule,
  clubFormats,
  colourRule,
  emailRule,
  limits,
  messages,
  nameRule,
  optional,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { check, definedOnly } from '../server/validation.ts';

/** Missing members stay as they are; null returns to the default. */
export function updateClub({ body, data, clubDefaults }: RequestContext): Club {
  const { contactPhone, ...fields } = check(body, {
    name: optional(nameRule({ max: limits.clubName.max })),
    contactEmail: optional(emailRule()),
    contactPhone: optional(nameRule({ min: 0, max: limits.phone.max, message: messages.notOneLine })),
    colour: optional(colourRule()),
    formats: optional(choiceRule(clubFormats)),
  });
  const changed = definedOnly({ ...fields, contactPhone: contactPhone === '' ? null : contactPhone });
  const kept = Object.entries({ ...data.settings, ...changed }).filter(([, value]) => value !== null);
  data.settings = Object.fromEntries(kept);
  return { ...clubDefaults, ...data.settings };
}
