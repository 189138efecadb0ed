import { type ContactLookupDto } from '@touchline/api-client';
import { instantInText, useShell } from '@touchline/app-core';

export function LookupSentence({ lookup: { lookedUpBy, lookedUpAt } }: { lookup: ContactLookupDto }) {
  const { club } = useShell();
  return `${lookedUpBy ?? 'Somebody'} looked up your phone number on ${instantInText(lookedUpAt, club.timeZone)}`;
}
