import { isAsked, listWords, noteOf, type NoteReason } from '@touchline/domain';
import { type AnswerDto, type AnswerLinkEventDto } from '@touchline/api-client';

/** What has been chosen on the page, by event and child. */
export type Choices = Readonly<Record<string, boolean>>;

/** Why a child does not come. */
export interface Reason {
  reason: NoteReason | null;
  text: string;
}

/** The reasons that have been given, by event and child. */
export type Reasons = Readonly<Record<string, Reason>>;

interface Asked {
  eventId: number;
  childId: number;
}

export const keyOf = ({ eventId, childId }: Asked) => `${eventId} ${childId}`;

export const choiceFor = (choices: Choices, asked: Asked): boolean | null => choices[keyOf(asked)] ?? null;

/** Choosing the same again takes the choice back. */
export function withChoice(choices: Choices, { isAvailable, ...asked }: AnswerDto): Choices {
  const { [keyOf(asked)]: before, ...others } = choices;
  return before === isAvailable ? others : { ...others, [keyOf(asked)]: isAvailable };
}

/** Whether a child can be available: after the deadline only if it is already. */
export const acceptsFor = (event: AnswerLinkEventDto, isAvailable: boolean | null): boolean =>
  !event.isPastDeadline || isAvailable === true;

/** The choices for what the page asks now, as the server takes them. */
export const answersOf = (
  events: readonly AnswerLinkEventDto[],
  choices: Choices,
  reasons: Reasons = {},
): AnswerDto[] =>
  events.flatMap((event) =>
    event.children.flatMap(({ id: childId, isAvailable: before }) => {
      const asked = { eventId: event.id, childId };
      const isAvailable = choiceFor(choices, asked);
      const isOpen = isAvailable !== null && (!isAvailable || acceptsFor(event, before));
      const note = isAvailable === false ? noteOf(reasons[keyOf(asked)] ?? null) : null;
      return isOpen ? [{ ...asked, isAvailable, ...(note && { note }) }] : [];
    }),
  );

/** `Mia and Leo`: the children who are asked for one of the events whose deadline has not passed. */
export function askedChildren(events: readonly AnswerLinkEventDto[]): string {
  const asking = events.filter(({ isPastDeadline }) => !isPastDeadline);
  const pending = asking.flatMap(({ children }) => children.filter(isAsked));
  return listWords([...new Map(pending.map(({ id, name }) => [id, name])).values()]);
}
