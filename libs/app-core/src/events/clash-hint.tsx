import { type ClashDto, type EventDto } from '@touchline/api-client';
import { media, Stack, TextLink } from '@touchline/ui';
import { styled } from 'styled-components';
import { eventPath } from '../page/paths.ts';
import { clashWords } from './clash-words.ts';
import { WarningLine } from './warning-line.tsx';

interface ClashHintProps {
  event: Pick<EventDto, 'startTime' | 'clashes'>;
  /** Links to the other events, for users who are signed in. */
  linked?: boolean;
  /** In a list, phones leave out where the other event is, unless that is the problem. */
  isShort?: boolean;
}

/** The other events of the family that clash with an event, a line each; nothing if there is none. */
export const ClashHint = ({ event: { startTime, clashes = [] }, linked = false, isShort = false }: ClashHintProps) =>
  clashes.length > 0 && (
    <Stack as="ul" gap="xxs" label="Events that clash">
      {clashes.map((clash) => (
        <li key={clash.eventId}>
          <WarningLine>
            <ClashSentence startTime={startTime} clash={clash} linked={linked} isShort={isShort} />
          </WarningLine>
        </li>
      ))}
    </Stack>
  );

interface ClashSentenceProps extends Required<Pick<ClashHintProps, 'linked' | 'isShort'>> {
  startTime: string;
  clash: ClashDto;
}

function ClashSentence({ startTime, clash, linked, isShort }: ClashSentenceProps) {
  const { problem, other, time } = clashWords(startTime, clash);
  const place = clash.location && `, ${clash.location}`;
  return (
    <>
      {problem} {linked ? <TextLink to={eventPath(clash.eventId)}>{other}</TextLink> : other}, {time}
      {isShort && clash.kind === 'overlap' ? <NotOnPhones>{place}</NotOnPhones> : place}
    </>
  );
}

const NotOnPhones = styled.span`
  ${media.phone} {
    display: none;
  }
`;
