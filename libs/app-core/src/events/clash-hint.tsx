import { type ClashDto, type EventDto } from '@touchline/api-client';
import { media, Stack, TextLink } from '@touchline/ui';
import { styled } from 'styled-components';
import { eventPath } from '../page/paths.ts';
import { clashWords } from './clash-words.ts';
import { WarningLine } from './warning-line.tsx';

interface ClashHintProps {
  event: Pick<EventDto, 'date' | 'startTime' | 'clashes'>;
  /** Links to the other events, for users who are signed in. */
  linked?: boolean;
  /** In a list, phones leave out where the other event is, unless that is the problem. */
  isShort?: boolean;
}

/** The other events of the family that clash with an event, a line each; nothing if there is none. */
export const ClashHint = ({ event, linked = false, isShort = false }: ClashHintProps) => {
  const { clashes = [] } = event;
  return (
    clashes.length > 0 && (
      <Stack as="ul" gap="xxs" label="Events that clash">
        {clashes.map((clash) => (
          <li key={clash.eventId}>
            <WarningLine>
              <ClashSentence event={event} clash={clash} linked={linked} isShort={isShort} />
            </WarningLine>
          </li>
        ))}
      </Stack>
    )
  );
};

interface ClashSentenceProps extends Required<Pick<ClashHintProps, 'linked' | 'isShort'>> {
  event: Pick<EventDto, 'date' | 'startTime'>;
  clash: ClashDto;
}

function ClashSentence({ event, clash, linked, isShort }: ClashSentenceProps) {
  const { problem, other, time } = clashWords(event, clash);
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
