import { useEffect, useState } from 'react';
import { type Demo, demo } from '../transport/transport.ts';

/** Whether this page is part of the demo; `off` until that is known. */
export function useDemo(): Demo {
  const [mode, setMode] = useState<Demo>('off');
  useEffect(() => void demo.then(setMode), []);
  return mode;
}
