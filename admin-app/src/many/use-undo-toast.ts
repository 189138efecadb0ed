import { serverMessage } from '@touchline/api-client';
import { type Toast, useShell } from '@touchline/app-core';

interface Act<Data> {
  /** What was done: `12 players moved to U12 Lions`. */
  title: string;
  undo: () => PromiseLike<{ data?: Data; error?: unknown }>;
  /** Says what became of the undo. */
  undone: (data: Data) => Toast;
}

/** Says what was done, with a button that takes it back. */
export function useUndoToast() {
  const { notify } = useShell();
  return <Data>({ title, undo, undone }: Act<Data>): void => {
    const run = async () => {
      const { data, error } = await undo();
      if (data) notify(undone(data));
      else notify({ title: 'Not undone', text: serverMessage(error, 'Something went wrong'), tone: 'danger' });
    };
    notify({ title, action: { label: 'Undo', run: () => void run() } });
  };
}
