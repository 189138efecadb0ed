import { type ErasureDto } from '@touchline/api-client';
import { paths, Points } from '@touchline/app-core';
import { Stack, TextLink } from '@touchline/ui';
import { holdingWords, recordWords, stayingWords } from './erasure-words.ts';

/** What goes and what stays if a player is deleted for good. */
export function ErasurePoints({ erasure }: { erasure: ErasureDto }) {
  const { announcements, events } = erasure;
  return (
    <Stack>
      <Points title="What goes">
        <li>{recordWords(erasure)}</li>
        <li>Guardians, absences, requests, invitations, and what mails say about the player.</li>
      </Points>
      <Points title="What stays">
        {announcements > 0 && (
          <li>
            {holdingWords(announcements, 'announcement')} Please edit{' '}
            <TextLink to={paths.manageAnnouncements}>the announcements</TextLink> first.
          </li>
        )}
        {events > 0 && (
          <li>
            {holdingWords(events, 'event')} Please edit <TextLink to={paths.manageFixtures}>the events</TextLink> first.
          </li>
        )}
        {stayingWords(erasure).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Points>
    </Stack>
  );
}
