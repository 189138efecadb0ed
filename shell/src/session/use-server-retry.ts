import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { askAgain, type ShellDispatch } from '../shell-store.ts';

/** Asking a silent server once more. */
export function useServerRetry() {
  const dispatch = useDispatch<ShellDispatch>();
  const [isAsking, setAsking] = useState(false);
  const retry = () => {
    if (isAsking) return;
    setAsking(true);
    void askAgain(dispatch).finally(() => setAsking(false));
  };
  return { isAsking, retry };
}
