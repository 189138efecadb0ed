import { useEffect, useRef } from 'react';
import { type Toast } from '../contract/club-app.ts';
import { useShell } from '../store/app-root.tsx';

/** Shows toasts about a form; the last one is withdrawn when the form closes, unless it reports success. */
export function useFormToast(): (toast: Toast) => void {
  const { notify, withdraw } = useShell();
  const last = useRef<Toast | null>(null);
  useEffect(
    () => () => {
      if (last.current?.tone) withdraw?.(last.current);
    },
    [withdraw],
  );
  return (toast) => {
    last.current = toast;
    notify(toast);
  };
}
