import { type ClashDto, type EventDto } from '@touchline/api-client';
import { Stack, TextLink } from '@touchline/ui';
import { eventPath } from '../page/paths.ts';
import { clashWords } from './clash-words.ts';
import { WarningLine } from './warning-line.tsx';

interface ClashHintProps {
  event: Pick<EventDto, 'startTime' | 'clashes'>;
  /** Links to the other events, for users who are signed in. */
  linked?: boolean;
}

/** The other events of the family that clash with an event, a line each; nothing if there is none. */
export const ClashHint = ({ event: { startTime, clashes = [] }, linked = false }: ClashHintProps) =>
  clashes.length > 0 && (
    <Stack as="ul" gap="xxs" label="Events that clash">
      {clashes.map((clash) => (
        <li key={clash.eventId}>
          <WarningLine>
            <ClashSentence startTime={startTime} clash={clash} linked={linked} />
          </WarningLine>
        </li>
      ))}
    </Stack>
  );

function ClashSentence({ startTime, clash, linked }: { startTime: string; clash: ClashDto; linked: boolean }) {
  const { problem, other, where } = clashWords(startTime, clash);
  return (
    <>
      {problem} {linked ? <TextLink to={eventPath(clash.eventId)}>{other}</TextLink> : other}, {where}
    </>
  );
}
