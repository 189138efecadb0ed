import type { EventDto } from '@touchline/api-client';
import { lazyPart } from '@touchline/app-core';
import { media, SegmentedControl, Text, theme } from '@touchline/ui';
import { isAsked } from '@touchline/domain';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MovedNotice } from './moved-notice.tsx';
import { type GivenResponse } from './response-toast.ts';
import { type ChildResponse, commonChoice, isUnconfirmed, type RsvpChoice } from './responses.ts';
import { useDeadline } from './use-deadline.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRespond } from './use-respond.ts';

interface RsvpControlProps {
  event: EventDto;
  responses: readonly ChildResponse[];
}

const options = [
  { value: 'available', label: 'Available', icon: Check, tone: 'accent' },
  { value: 'unavailable', label: 'Unavailable', icon: X, tone: 'danger' },
] as const;

const loadDialog = () => import('./select-child.dialog.tsx');
const SelectChildDialog = lazyPart(async () => ({ default: (await loadDialog()).SelectChildDialog }));

/** Preloads the dialog after the page, so that it opens at once, even without a network. */
function loadLater() {
  const timer = setTimeout(() => void loadDialog().catch(() => undefined), 2000);
  return () => clearTimeout(timer);
}

/** Sets the availability: at once for one child, after choosing among several. */
export function RsvpControl({ event, responses }: RsvpControlProps) {
  const [choosing, setChoosing] = useState<RsvpChoice | null>(null);
  const { respond, isSaving, isSlow, failure } = useRespond(event.id);
  const { isPast, isClosed, words } = useDeadline(event);
  const reason = useId();
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(frame, responses.some(isUnconfirmed), failure);
  const isForSeveral = responses.length > 1;
  useEffect(() => (isForSeveral ? loadLater() : undefined), [isForSeveral]);

  const children = responses.map(({ childId }) => childId);
  const current = commonChoice(responses);
  const isAcceptClosed = isClosed && !responses.every(({ isAvailable }) => isAvailable);
  const save = (childIds: readonly number[], choice: RsvpChoice) =>
    void respond(childIds.map((childId) => ({ childId, isAvailable: choice === 'available' })));
  const confirm = (answers: readonly GivenResponse[]) => {
    keepFocus();
    void respond(answers);
  };
  const press = (choice: RsvpChoice) => {
    if (isForSeveral) setChoosing(choice);
    else if (choice !== current) save(children, choice);
  };

  return (
    <Wrapper ref={frame}>
      <SegmentedControl
        label={`${isForSeveral ? 'Availability' : responses[0]?.childName}: ${event.title}`}
        options={options.map((option) => ({ ...option, closed: isAcceptClosed && option.value === 'available' }))}
        closedReason={reason}
        value={current}
        onChange={press}
        busy={isSaving}
        look={!isPast && responses.some(isInvited) ? 'asked' : 'calm'}
      />
      {/* Below, so that the buttons stay where they are when a response removes it. */}
      <MovedNotice
        event={event}
        responses={responses}
        isSaving={isSaving}
        onConfirm={isForSeveral ? confirm : undefined}
      />
      {words && (
        <Text size="secondary" muted id={reason}>
          {words}
        </Text>
      )}
      {isSlow && (
        <Text size="secondary" muted>
          Saving...
        </Text>
      )}
      {failure && (
        <Text size="secondary" tone="danger" strong>
          {failure}
        </Text>
      )}
      {choosing && (
        <SelectChildDialog
          event={event}
          responses={responses}
          choice={choosing}
          isClosed={isClosed}
          onChoose={(chosen) => save(chosen, choosing)}
          onClose={() => setChoosing(null)}
        />
      )}
    </Wrapper>
  );
}

/** Whether the control invites to accept: not those who declined before the event moved. */
const isInvited = (response: ChildResponse) => isAsked(response) && response.isAvailable !== false;

const Wrapper = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  ${media.tablet} {
    max-width: 420px;
  }
`;
