import { type EventDto, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useFormToast } from '@touchline/app-core';
import { type NoteReason, noteReasonWords } from '@touchline/domain';
import { Button, theme } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { failureOf } from './response-toast.ts';
import { type ChildResponse } from './responses.ts';

interface ReasonChipsProps {
  event: EventDto;
  response: ChildResponse;
  /** The child's. */
  name: string;
  /** Opens the form for any note. */
  onOther: () => void;
  onEnd: () => void;
}

const reasons = ['ill', 'school', 'travel'] satisfies NoteReason[];
const shownMs = 10_000;

/** Why a child does not come, with one tap. They go after ten seconds, unless somebody is about to use them. */
export function ReasonChips({ event, response, name, onOther, onEnd }: ReasonChipsProps) {
  const [mutate, { isLoading }] = useAnswerAvailabilityMutation();
  const notify = useFormToast();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!group.current?.matches(':hover, :focus-within')) onEnd();
    }, shownMs);
    return () => clearInterval(timer);
  });
  const save = async (reason: NoteReason) => {
    const { childId, isAvailable } = response;
    const note = { reason, text: null };
    const outcome = { childId, ...(await mutate({ eventId: event.id, childId, isAvailable, note, noteOnly: true })) };
    const failure = failureOf([outcome]);
    if (failure !== null) return notify({ title: 'Update failed', text: failure, tone: 'danger' });
    notify({ title: 'Note saved' });
    onEnd();
  };
  return (
    <Chips ref={group} role="group" aria-label={`Why is ${name} unavailable? Optional`}>
      {reasons.map((reason) => (
        <Button key={reason} variant="secondary" closed={isLoading} onClick={() => void save(reason)}>
          {noteReasonWords[reason]}
        </Button>
      ))}
      <Button variant="secondary" closed={isLoading} onClick={onOther}>
        Other…
      </Button>
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};

  & > button {
    border-radius: ${theme.radius.pill};
    padding-inline: ${theme.space.s};
    font: ${theme.font.secondary};
  }
`;
