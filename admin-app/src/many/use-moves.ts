import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type MemberMoveDto,
  type MovedMembersDto,
  useMoveTeamMembersMutation,
  usePreviewMovesQuery,
} from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { doneTitle, movedBackToast } from './move-words.ts';
import { useUndoToast } from './use-undo-toast.ts';

/** What moves would do, if there are any; and does them, with a toast that takes them back. */
export function useMoves(moves: MemberMoveDto[] | null) {
  const { notify } = useShell();
  const tell = useUndoToast();
  const preview = usePreviewMovesQuery(moves ? { moves } : skipToken, { refetchOnMountOrArgChange: true });
  const [send] = useMoveTeamMembersMutation();

  /** `what` was done: `moved to U12 Lions`. */
  const move = async (what: string): Promise<{ data?: MovedMembersDto; error?: unknown }> => {
    const result = await send({ memberMovesDto: { moves: moves ?? [] } });
    if (!result.data) return result;
    const { undo } = result.data;
    const title = doneTitle(result.data, what);
    if (undo.length === 0) notify({ title });
    else tell({ title, undo: () => send({ memberMovesDto: { moves: undo } }), undone: movedBackToast });
    return result;
  };
  return { preview, answer: preview.isFetching ? undefined : preview.currentData, move };
}
