import { type AnswerDto, type AnswerLinkEventDto } from '@touchline/api-client';

/** What has been chosen on the page, by event and child. */
export type Choices = Readonly<Record<string, boolean>>;

interface Asked {
  eventId: number;
  childId: number;
}

const keyOf = ({ eventId, childId }: Asked) => `${eventId} ${childId}`;

export const choiceFor = (choices: Choices, asked: Asked): boolean | null => choices[keyOf(asked)] ?? null;

/** Choosing the same again takes the choice back. */
export function withChoice(choices: Choices, { isAvailable, ...asked }: AnswerDto): Choices {
  const { [keyOf(asked)]: before, ...others } = choices;
  return before === isAvailable ? others : { ...others, [keyOf(asked)]: isAvailable };
}

/** The choices for what the page asks now, as the server takes them. */
export const answersOf = (events: readonly AnswerLinkEventDto[], choices: Choices): AnswerDto[] =>
  events.flatMap(({ id: eventId, children }) =>
    children.flatMap(({ id: childId }) => {
      const isAvailable = choiceFor(choices, { eventId, childId });
      return isAvailable === null ? [] : [{ eventId, childId, isAvailable }];
    }),
  );

/** `Mia and Leo`: the children whose availability is pending for one of the events. */
export function askedChildren(events: readonly AnswerLinkEventDto[]): string {
  const pending = events.flatMap(({ children }) => children.filter(({ isAvailable }) => isAvailable === null));
  return new Intl.ListFormat('en-US').format([...new Map(pending.map(({ id, name }) => [id, name])).values()]);
}
