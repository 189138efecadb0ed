import { useLocation, useNavigate, useSearchParams } from '@touchline/router';

/** What is open on the page, kept in the address: opening adds an entry to the history, so that Back closes it again. */
export function useOpenedParam(name: string): { value: string; pathTo: (value: string) => string; close: () => void } {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const withValue = (value: string | null) => {
    const changed = new URLSearchParams(params);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    return changed;
  };
  // A page that was loaded with it has nothing to go back to.
  const close = () => (key === 'default' ? setParams(withValue(null), { replace: true }) : void navigate(-1));
  return { value: params.get(name) ?? '', pathTo: (value) => `?${withValue(value)}`, close };
}
