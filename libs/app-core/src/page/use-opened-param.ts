import { useLocation, useNavigate, useSearchParams } from '@touchline/router';
import { useEffect, useRef } from 'react';

/** What is open on the page, kept in the address: opening adds an entry to the history, so that Back closes it again. */
export function useOpenedParam(name: string): { value: string; pathTo: (value: string) => string; close: () => void } {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The history entry that is being left, because a second press would go back once more. */
  const left = useRef<string | null>(null);
  useEffect(() => {
    left.current = null;
  }, [key]);
  const withValue = (value: string | null) => {
    const changed = new URLSearchParams(params);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    return changed;
  };
  const close = () => {
    if (left.current === key) return;
    left.current = key;
    // A page that was loaded with it has nothing to go back to.
    if (key === 'default') setParams(withValue(null), { replace: true });
    else void navigate(-1);
  };
  return { value: params.get(name) ?? '', pathTo: (value) => `?${withValue(value)}`, close };
}
