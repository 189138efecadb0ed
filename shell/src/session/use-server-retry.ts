import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { askAgain, type ShellDispatch } from './shell-store.ts';

/** The pause doubles after each attempt, so that clients do not overload a server that comes back. */
const pauseMs = { first: 5000, longest: 60_000 };

/** Retries an unreachable server: on request, when the network returns, and periodically. */
export function useServerRetry() {
  const dispatch = useDispatch<ShellDispatch>();
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const running = useRef(false);

  const ask = async () => {
    if (running.current) return;
    running.current = true;
    await askAgain(dispatch);
    running.current = false;
    setTries((before) => before + 1);
  };
  const askQuietly = useRef(ask);
  useEffect(() => {
    askQuietly.current = ask;
  });

  useEffect(() => {
    const again = () => void askQuietly.current();
    const timer = setTimeout(again, Math.min(pauseMs.first * 2 ** tries, pauseMs.longest));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [tries]);

  const retry = () => {
    setAsking(true);
    void ask().finally(() => setAsking(false));
  };
  return { isAsking, retry };
}
