import { type MemberMoveDto, type MovedMembersDto } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { pluralize } from '@touchline/domain';
import { counted, sentences, toldWords } from './words.ts';

/** How many players the moves have been for; a player can have several. */
const playersOf = (moves: readonly MemberMoveDto[]): number => new Set(moves.map(({ childId }) => childId)).size;

/** How many players have joined a team and left one. What they have joined, the undo leaves. */
function countsOf({ undo }: MovedMembersDto) {
  const joined = undo.filter(({ fromTeamId }) => fromTeamId);
  const left = undo.filter(({ toTeamId }) => toTeamId);
  return { players: playersOf(undo), joined: playersOf(joined), left: playersOf(left) };
}

/** `12 players leave U10 Otters and join U12 Lions. 3 are in U12 Lions already … 14 families will be told.` */
export function moveWords(answer: MovedMembersDto, from: string, to: string): string {
  const { joined, players } = countsOf(answer);
  const leaving = players - joined;
  return sentences(
    joined > 0 &&
      `${counted(joined, 'player leaves', 'players leave')} ${from} and ${joined === 1 ? 'joins' : 'join'} ${to}.`,
    leaving > 0 &&
      `${counted(leaving, 'is', 'are')} in ${to} already and only ${leaving === 1 ? 'leaves' : 'leave'} ${from}.`,
    goneWords(answer, from),
    answer.moved > 0 && toldWords(answer.families),
  );
}

/** `3 players leave U10 Otters, and stay in the club. 4 families will be told.` */
export const leaveWords = (answer: MovedMembersDto, from: string): string =>
  sentences(
    answer.moved > 0 &&
      `${counted(answer.moved, 'player leaves', 'players leave')} ${from}, and ${answer.moved === 1 ? 'stays' : 'stay'} in the club.`,
    goneWords(answer, from),
    answer.moved > 0 && toldWords(answer.families),
  );

const goneWords = ({ same }: MovedMembersDto, from: string) =>
  same > 0 && `${counted(same, 'is', 'are')} no longer in ${from}.`;

/** `12 players join U12 Lions. 3 are in U12 Lions already and stay. 14 families will be told.` */
export function joinWords(answer: MovedMembersDto, chosen: number, to: string): string {
  const { joined, left } = countsOf(answer);
  const there = chosen - joined;
  return sentences(
    joined > 0 && `${counted(joined, 'player joins', 'players join')} ${to}.`,
    there > 0 && `${counted(there, 'is', 'are')} in ${to} already and ${there === 1 ? 'stays' : 'stay'}.`,
    left > 0 && `${counted(left, 'player leaves', 'players leave')} their other teams.`,
    answer.moved > 0 && toldWords(answer.families),
  );
}

/** `12 players moved to U12 Lions` */
export const doneTitle = (answer: MovedMembersDto, what: string): string =>
  answer.moved === 0 ? 'Nothing has changed' : `${pluralize(countsOf(answer).players, 'player')} ${what}`;

export const movedBackToast = ({ moved, same }: MovedMembersDto): Toast => ({
  title: moved === 0 ? 'Nothing was undone' : 'Undone',
  ...(same > 0 && {
    text: `${counted(same, 'change of a team', 'changes of teams')} could not be undone, because somebody has moved the players since.`,
  }),
  ...(moved === 0 && { tone: 'warn' as const }),
});
