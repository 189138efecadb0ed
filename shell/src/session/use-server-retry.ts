import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { askAgain, type ShellDispatch } from '../shell-store.ts';

/** Milliseconds until a silent server is asked again by itself: each time twice as long, so that nobody storms it. */
const pauses = { first: 5000, longest: 60_000 };

/** Asking a silent server once more: when somebody presses, when the network returns, and now and then by itself. */
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
    const timer = setTimeout(again, Math.min(pauses.first * 2 ** tries, pauses.longest));
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
