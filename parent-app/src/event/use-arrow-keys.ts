import { useNavigate } from '@touchline/router';
import { useEffect } from 'react';

type Steps = Partial<Record<string, string | null>>;

/** Opens a page by key, unless the key belongs to a field, a menu or a dialog: `{ ArrowLeft: '/events/1' }`. */
export function useArrowKeys({ ArrowLeft, ArrowRight }: Steps): void {
  const navigate = useNavigate();
  useEffect(() => {
    const steps: Steps = { ArrowLeft, ArrowRight };
    const press = (event: KeyboardEvent) => {
      const path = steps[event.key];
      if (!path || event.defaultPrevented || isModified(event) || isTaken(event.target)) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, ArrowLeft, ArrowRight]);
}

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;

const fields = 'input, textarea, select, [contenteditable="true"], [role="radiogroup"], [role="tablist"]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isTaken = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(fields) !== null) || document.querySelector(overlays) !== null;
