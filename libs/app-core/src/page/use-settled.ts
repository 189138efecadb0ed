import { useEffect, useMemo, useState } from 'react';

/** Long enough for a typist's next key, short enough to seem immediate. */
const quietMs = 250;

/** The value once it has stayed the same for a moment: text that is searched on the server only when typing pauses. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}

/** The same for a value that is another object after each keystroke, which is compared as text; undefined until it has settled. */
export function useSettledObject<Value>(value: Value): Value | undefined {
  const current = JSON.stringify(value);
  const settled = useSettled(current);
  return useMemo(() => (settled === current ? (JSON.parse(settled) as Value) : undefined), [settled, current]);
}
