import { foldName } from '@touchline/domain';

/** Does any of these texts hold what was searched for, without regard to case and spacing? */
export function matches(search: string, ...texts: (string | null | undefined)[]): boolean {
  const wanted = foldName(search);
  return wanted === '' || texts.some((text) => text && foldName(text).includes(wanted));
}
