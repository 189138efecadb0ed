import { useShell } from '@touchline/app-core';
import { useEffect } from 'react';

// The shell clears what begins like this when somebody signs out.
const flag = 'touchline.welcomed';

/** Says welcome, once per session. */
export function useWelcome(): void {
  const { notify, club } = useShell();
  useEffect(() => {
    if (isFirstTime()) notify({ title: `Welcome to ${club.name}!`, text: 'Add your child to get started.' });
  }, [notify, club.name]);
}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(flag) !== null) return false;
    sessionStorage.setItem(flag, 'yes');
    return true;
  } catch {
    // Storage is switched off: rather never than again and again.
    return false;
  }
}
