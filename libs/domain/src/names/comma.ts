/** `Mia Keller` of `Keller, Mia`; null for a name without a comma between two parts. */
export function reordered(name: string): string | null {
  if (!/[,،，]/u.test(name)) return null;
  const [family = '', given = '', ...rest] = name.trim().split(/\s*[,،，]\s*/u);
  if (rest.some((part) => !isSuffix(part)) || !hasLetter(family) || !hasLetter(given) || isSuffix(given)) return null;
  return [given, family, ...rest].join(' ');
}

/** The name in the order in which it is spoken and stored. */
export const inSpokenOrder = (name: unknown): unknown => (typeof name === 'string' ? (reordered(name) ?? name) : name);

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** `Jr.`, `III` and the like, which stand behind the family name. */
export const isSuffix = (word: string): boolean =>
  /^(?:jn?r|sn?r|jun|sen|junior|senior|ii|iii|iv|phd|md|esq)\.?$/iu.test(word);
