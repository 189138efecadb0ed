import { clubApi, type ListedChildDto, serverMessage } from '@touchline/api-client';
import { type AppStore, useShell } from '@touchline/app-core';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** A child that could not be added, and why. */
export interface Refusal {
  child: ListedChildDto;
  reason: string;
}

/** Puts several children on a roster: a call for each, one toast for all. Answers with those that were refused. */
export function useAddPlayers(teamId: number) {
  // Not the hook of the mutation: it follows one call at a time, and lists would be fetched again after each.
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { notify } = useShell();
  const [busy, setBusy] = useState(false);

  const addOne = async (child: ListedChildDto) => {
    const call = dispatch(clubApi.endpoints.addTeamMember.initiate({ teamId, childId: child.id }));
    const { error } = await call;
    return { child, call, error };
  };

  const addPlayers = async (children: readonly ListedChildDto[]): Promise<Refusal[]> => {
    setBusy(true);
    const calls = await Promise.all(children.map(addOne));
    calls.forEach(({ call }) => call.reset());
    setBusy(false);
    const refused = calls.flatMap(({ child, error }) =>
      error ? [{ child, reason: serverMessage(error, 'Something went wrong') }] : [],
    );
    const added = calls.length - refused.length;
    if (added > 0) notify({ title: added === 1 ? 'Player added to team' : `${added} players added to team` });
    else notify({ title: 'Error', text: 'Failed to add players to team', tone: 'danger' });
    return refused;
  };

  return { addPlayers, busy };
}
