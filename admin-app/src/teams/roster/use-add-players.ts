import { addTeamMember, type ListedChildDto, serverMessage } from '@touchline/api-client';
import { type AppStore, useFormToast } from '@touchline/app-core';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** A child that could not be added, and why. */
export interface AddFailure {
  child: ListedChildDto;
  reason: string;
}

/** Adds several children to a team: one request per child, one toast for all. `addPlayers` returns the failures. */
export function useAddPlayers(teamId: number) {
  // Not the mutation's hook: it tracks one request at a time, and each would refetch the lists.
  const dispatch = useDispatch<AppStore['dispatch']>();
  const notify = useFormToast();
  const [busy, setBusy] = useState(false);

  const addOne = async (child: ListedChildDto) => {
    const request = dispatch(addTeamMember.initiate({ teamId, childId: child.id }));
    const { error } = await request;
    return { child, request, error };
  };

  const addPlayers = async (children: readonly ListedChildDto[]): Promise<AddFailure[]> => {
    setBusy(true);
    const results = await Promise.all(children.map(addOne));
    results.forEach(({ request }) => request.reset());
    setBusy(false);
    const failures = results.flatMap(({ child, error }) =>
      error ? [{ child, reason: serverMessage(error, 'Something went wrong') }] : [],
    );
    const added = results.length - failures.length;
    if (added > 0) notify({ title: added === 1 ? 'Player added to team' : `${added} players added to team` });
    else notify({ title: 'Error', text: 'Failed to add players to team', tone: 'danger' });
    return failures;
  };

  return { addPlayers, busy };
}
