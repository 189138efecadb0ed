import { useSearchParams } from '@touchline/router';

/** State that a link or Back should restore, kept in the address: `const [search, setSearch] = useSearchParam('search')`. */
export function useSearchParam(name: string, initial = ''): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === initial) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [params.get(name) ?? initial, set];
}
