import {
  type AnswerAvailabilityDto,
  type EventDto,
  isApiError,
  useAnswerAvailabilityMutation,
} from '@touchline/api-client';
import { failureText } from '@touchline/app-core';
import { media, SegmentedControl, Text, theme } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type ChildResponse, commonChoice, type RsvpChoice } from './responses.ts';

interface RsvpControlProps {
  event: EventDto;
  responses: readonly ChildResponse[];
}

const options = [
  { value: 'available', label: 'Available', icon: Check, tone: 'accent' },
  { value: 'unavailable', label: 'Unavailable', icon: X, tone: 'danger' },
] as const;

const loadDialog = () => import('./select-child.dialog.tsx');
const SelectChildDialog = lazy(() => loadDialog().then((file) => ({ default: file.SelectChildDialog })));

/** Preloads the dialog after the page, so that it opens at once, even without a network. */
function loadLater() {
  const timer = setTimeout(() => void loadDialog().catch(() => undefined), 2000);
  return () => clearTimeout(timer);
}

/** Sets the availability: at once for one child, after choosing among several. */
export function RsvpControl({ event, responses }: RsvpControlProps) {
  const [choosing, setChoosing] = useState<RsvpChoice | null>(null);
  const { respond, isSaving, isSlow, failure } = useRespond(event.id);
  const isForSeveral = responses.length > 1;
  useEffect(() => (isForSeveral ? loadLater() : undefined), [isForSeveral]);

  const children = responses.map(({ childId }) => childId);
  const current = commonChoice(responses);
  const save = (childIds: readonly number[], choice: RsvpChoice) => void respond(childIds, choice === 'available');
  const press = (choice: RsvpChoice) => {
    if (isForSeveral) setChoosing(choice);
    else if (choice !== current) save(children, choice);
  };

  return (
    <Wrapper>
      <SegmentedControl
        label={`${isForSeveral ? 'Availability' : responses[0]?.childName}: ${event.title}`}
        options={options}
        value={current}
        onChange={press}
        busy={isSaving}
      />
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
        <Suspense>
          <SelectChildDialog
            event={event}
            responses={responses}
            choice={choosing}
            onChoose={(chosen) => save(chosen, choosing)}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </Wrapper>
  );
}

const slowAfterMs = 1000;

/** Responds for children of an event. The lists show the response at once and undo it if the server rejects it; `failure` says why. */
function useRespond(eventId: number) {
  const [mutate] = useAnswerAvailabilityMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSaving]);

  const send = async (response: AnswerAvailabilityDto): Promise<string | null> => {
    const { error } = await mutate(response);
    return isApiError(error) ? failureText('answerAvailability', error, response) : null;
  };
  const respond = async (childIds: readonly number[], isAvailable: boolean) => {
    setIsSaving(true);
    setFailure(null);
    const failures = await Promise.all(childIds.map((childId) => send({ eventId, childId, isAvailable })));
    setFailure(failures.find((text) => text !== null) ?? null);
    setIsSaving(false);
  };
  return { respond, isSaving, isSlow, failure };
}

const Wrapper = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  ${media.tablet} {
    max-width: 420px;
  }
`;
