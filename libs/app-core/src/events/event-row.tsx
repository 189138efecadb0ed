import { type EventDto } from '@touchline/api-client';
import { ListRow, type ListRowProps, media, theme, toneColor } from '@touchline/ui';
import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { EventStatusBadge } from '../format/event-badges.tsx';
import { teamsBesidesTitle, typeWords, unbrokenTime } from '../format/event-words.ts';
import { eventPath } from '../page/paths.ts';
import { useToday } from '../store/app-root.tsx';
import { EventWhen } from './event-when.tsx';

type PassedProps = 'struck' | 'children' | 'look' | 'level' | 'oneLine' | 'aside';

interface EventRowProps extends Pick<ListRowProps, PassedProps> {
  event: EventDto;
  /** What the family is asked, such as `RSVP Needed`. */
  asks?: string | null;
  /** The answers, right of the details. */
  marks?: ReactNode;
  /** Beside the title, such as `New`. */
  badge?: ReactNode;
}

/** An event in a list, the same on every screen: when, what and where. The title leads to the event. */
export function EventRow({ event, look, asks, marks, badge, ...row }: EventRowProps) {
  const { title, type, date, startTime, isTimeToBeConfirmed, endTime, reportingTime, location, status, seriesId } =
    event;
  const teams = teamsBesidesTitle(event);
  const { label, tone } = typeWords[type];
  return (
    <ListRow
      {...row}
      look={look}
      title={title}
      to={eventPath(event.id)}
      lead={
        <EventWhen {...{ date, startTime, isTimeToBeConfirmed }} today={useToday()}>
          {look === 'card' && <AskedInCard>{asks}</AskedInCard>}
        </EventWhen>
      }
      note={
        (badge || status !== 'confirmed') && (
          <>
            {badge} {status !== 'confirmed' && <EventStatusBadge status={status} />}
          </>
        )
      }
      details={
        <Second>
          <Details $isCard={look === 'card'}>
            {asks && look !== 'card' && <Asks>{asks}</Asks>}
            <Dot style={{ background: toneColor[tone].strong }} aria-hidden />
            {label}
            <Rest $isCard={look === 'card'}>
              <More $isShort={look !== 'card'}>
                {reportingTime && ` · meet ${unbrokenTime(reportingTime)}`}
                {endTime && <Wide>{` · until ${unbrokenTime(endTime)}`}</Wide>}
                {location && ` · ${location}`}
                {seriesId !== undefined && ' · weekly'}
              </More>
              {teams && ` · ${teams}`}
            </Rest>
          </Details>
          {marks}
        </Second>
      }
    />
  );
}

const Asks = styled.span`
  color: ${theme.color.warn};
  margin-right: ${theme.space.xs};
  font-weight: 500;
`;

const Second = styled.div`
  display: flex;
  gap: 0 ${theme.space.s};
`;

const oneLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  height: 1lh;
  overflow: hidden;
`;

/** One line in a row, which shrinks before the answers do; the event itself shows all of it. */
const Details = styled.p<{ $isCard: boolean }>`
  flex: 1 1000 auto;
  min-width: 0;
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
  font-variant-numeric: tabular-nums;
  ${({ $isCard }) => !$isCard && oneLine}
`;

/** Of the one line, what the type leaves: nothing if that is too little, because the second line is out of sight. */
const Rest = styled.span<{ $isCard: boolean }>`
  flex: 1 1 3.5rem;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: ${({ $isCard }) => ($isCard ? 'normal' : 'pre')};
`;

/** Keeps its line when it has been answered, so that nothing moves under the thumb. */
const AskedInCard = styled(Asks)`
  font: ${theme.font.tiny};
  white-space: nowrap;

  &:empty::before {
    content: '\\00a0';
  }
`;

/** Phones have room for it in a card only. */
const More = styled.span<{ $isShort: boolean }>`
  ${media.phone} {
    ${({ $isShort }) => $isShort && 'display: none;'}
  }
`;

const Wide = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const Dot = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: 6px;
  border-radius: 50%;
`;
