import { type LeftChildDto } from '@touchline/api-client';
import { listWords } from '@touchline/domain';
import { theme } from '@touchline/ui';
import { type Ref } from 'react';
import { styled } from 'styled-components';
import { Points } from './points.tsx';

interface DeletionPointsProps {
  children: readonly LeftChildDto[];
  /** How the text calls the children; their full names by default. */
  namesOf?: (names: readonly string[]) => string;
  /** Whether the reader's own account is deleted. */
  isOwn?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** What goes and what stays if an account is deleted. Can take the focus. */
export function DeletionPoints({ children, namesOf = listWords, isOwn = false, ref }: DeletionPointsProps) {
  const points = isOwn ? ownWords : words;
  const names = (some: readonly LeftChildDto[]) => namesOf(some.map(({ name }) => name));
  const staying = children.filter(({ isErasureRequested }) => !isErasureRequested);
  const leaving = children.filter(({ isErasureRequested }) => isErasureRequested);
  const alone = staying.filter(({ staysWithoutGuardian }) => staysWithoutGuardian);
  const goes = [points.data, ...(children.length > 0 ? [points.guardianship(names(children))] : []), ...points.also];
  const stays = [
    ...(staying.length > 0 ? [stayingWords(names(staying), staying.length)] : []),
    ...(alone.length > 0 ? [points.alone(names(alone), alone.length)] : []),
    ...(leaving.length > 0 ? [points.leaving(names(leaving))] : []),
    points.record,
    points.backups,
  ];
  return (
    <Explanation ref={ref} tabIndex={-1}>
      <Points title="What goes">{goes.map(asItem)}</Points>
      <Points title="What stays">{stays.map(asItem)}</Points>
    </Explanation>
  );
}

const asItem = (point: string) => <li key={point}>{point}</li>;

const stayingWords = (names: string, count: number) =>
  `${names} ${count === 1 ? 'stays a player' : 'stay players'} of the club. Responses stay as well, but not who gave them.`;

const ownWords = {
  data: 'Your name, email, phone and everything else about you.',
  guardianship: (names: string) => `Your guardianship of ${names}.`,
  also: [
    'The notes that you wrote with responses, because they are your own words.',
    'Your calendar links, choice of messages, requests, invitations and mails.',
  ],
  alone: (names: string, count: number) =>
    `${names} will have no guardian, so an admin will decide what happens next. If ${count === 1 ? 'the child is' : 'they are'} leaving too, tell an admin.`,
  leaving: (names: string) => `An admin decides whether ${names} will be deleted for good, as you ask.`,
  record: 'The club’s record of changes stays, without your name.',
  backups: 'The club’s backups contain your data until they are old enough to be deleted.',
};

const words: typeof ownWords = {
  data: 'Their name, email, phone and everything else about them.',
  guardianship: (names) => `Their guardianship of ${names}.`,
  also: [
    'The notes that they wrote with responses, because they are their own words.',
    'Their calendar links, choice of messages, requests, invitations and mails.',
  ],
  alone: (names) => `${names} will have no guardian. Assign a parent or remove the player on Manage Players.`,
  leaving: (names) => `They ask to delete ${names} for good, too: do that in Manage Players.`,
  record: 'The club’s record of changes stays, without their name.',
  backups: 'The club’s backups contain their data until they are old enough to be deleted.',
};

const Explanation = styled.div`
  display: grid;
  gap: ${theme.space.m};
  outline: none;
`;
