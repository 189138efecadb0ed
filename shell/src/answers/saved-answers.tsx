import { type AnswerDto, type AnswerLinkEventDto } from '@touchline/api-client';
import { availabilityDisplay, dayWords, paths } from '@touchline/app-core';
import { availabilityStatus, mapAddress } from '@touchline/domain';
import { Badge, Button, LinkButton, Row, Stack, Text, TextLink } from '@touchline/ui';
import { RecoveryPage } from '../recovery/recovery-page.tsx';
import { askedChildren } from './answer-choices.ts';

interface SavedAnswersProps {
  /** What the link asks now. */
  events: readonly AnswerLinkEventDto[];
  /** What has been sent. */
  answers: readonly AnswerDto[];
  onChange: () => void;
}

/** Thanks, with the availability of every child who was answered for, and the way there. */
export function SavedAnswers({ events, answers, onChange }: SavedAnswersProps) {
  const asked = askedChildren(events);
  const coming = events.filter(({ id }) => answers.some(({ eventId, isAvailable }) => eventId === id && isAvailable));
  const ways = [...new Set(coming.flatMap(({ location }) => location ?? []))];
  return (
    <RecoveryPage title={`Thank you, your ${answers.length === 1 ? 'answer is' : 'answers are'} saved`} isOutcome>
      <Stack as="ul" gap="s" label="Saved answers">
        {events.flatMap((event) =>
          event.children
            .filter(({ id }) => answers.some(({ eventId, childId }) => eventId === event.id && childId === id))
            .map(({ id, name, isAvailable }) => {
              const { icon, label, tone } = availabilityDisplay[availabilityStatus(isAvailable)];
              return (
                <Stack key={`${event.id} ${id}`} as="li" gap="xxs">
                  <Row>
                    <Text as="span" size="name">
                      {name}
                    </Text>
                    <Badge tone={tone} icon={icon}>
                      {label}
                    </Badge>
                  </Row>
                  <Text size="secondary" muted>
                    {event.title}, {dayWords(event.date)}
                  </Text>
                </Stack>
              );
            }),
        )}
      </Stack>
      {ways.map((location) => (
        <TextLink key={location} to={mapAddress(location)} newTab alone>
          Map of {location}
        </TextLink>
      ))}
      {asked && <Text>Some events still need an answer for {asked}.</Text>}
      {events.length > 0 && (
        <Button full variant={asked ? 'primary' : 'secondary'} onClick={onChange}>
          {asked ? 'Answer the others' : 'Change an answer'}
        </Button>
      )}
      <LinkButton to={paths.feeds} variant="secondary">
        Add to my calendar
      </LinkButton>
      <LinkButton to={paths.home} variant="secondary">
        Go to the club
      </LinkButton>
    </RecoveryPage>
  );
}
