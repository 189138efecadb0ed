import { type EventDto } from '@touchline/api-client';
import { availabilityDisplay, awayDisplay } from '@touchline/app-core';
import { availabilityStatus } from '@touchline/domain';
import { Icon, theme, toneColor } from '@touchline/ui';
import { styled } from 'styled-components';
import { availabilityWords, readResponses, shortName } from './responses.ts';
import { useWhyClosed } from './use-why-closed.ts';

interface AnswerMarksProps {
  event: EventDto;
  onOpen: () => void;
}

/** `Mia ✓`: a button that opens the answers as long as they can change. */
export function AnswerMarks({ event, onOpen }: AnswerMarksProps) {
  const { responses } = readResponses(event);
  const isOpen = useWhyClosed(event) === null;
  if (responses.length === 0 || event.status === 'cancelled') return null;

  const marks = responses.map((response) => ({
    key: response.childId,
    name: shortName(response, responses),
    word: availabilityWords(response).word,
    ...(response.isAway ? awayDisplay : availabilityDisplay[availabilityStatus(response.isAvailable)]),
  }));
  const label = marks.map(({ name, word }) => `${name}: ${word}`).join(', ');
  const content = (
    <>
      {marks.map(({ key, name, icon, tone }) => (
        <Mark key={key}>
          {name}{' '}
          <Sign style={{ color: toneColor[tone].strong }}>
            <Icon of={icon} size="small" />
          </Sign>
        </Mark>
      ))}
    </>
  );
  if (!isOpen) {
    return (
      <Marks as="div" role="img" aria-label={label}>
        {content}
      </Marks>
    );
  }
  return (
    <Marks type="button" aria-expanded={false} aria-label={label} onClick={onOpen}>
      {content}
    </Marks>
  );
}

/** A line of text, with a target of 44 px around it. */
const Marks = styled.button`
  position: relative;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${theme.space.s};
  max-width: 70%;
  margin-left: auto;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.text};
  font: ${theme.font.secondary};

  &:is(button) {
    cursor: pointer;

    &::after {
      position: absolute;
      inset: -12px;
      content: '';
    }
  }
  @media (hover: hover) {
    &:is(button):hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  overflow-wrap: anywhere;
`;

const Sign = styled.span`
  display: inline-flex;
`;
