import { type AuditPart, type AuditSentence } from './audit-act.ts';

/** A template tag: the parts of a sentence, with texts beside each other as one part. */
export function say(texts: TemplateStringsArray, ...inserts: readonly (AuditPart | readonly AuditPart[] | string)[]) {
  const parts = texts.flatMap((text, index) => {
    const insert = inserts[index];
    return [
      plain(text),
      ...(insert === undefined ? [] : typeof insert === 'string' ? [plain(insert)] : [insert].flat()),
    ];
  });
  return parts.reduce<AuditPart[]>((joined, part) => {
    const last = joined.at(-1);
    if (part.text === '') return joined;
    if (!last || last.link || part.link) return [...joined, part];
    return [...joined.slice(0, -1), plain(last.text + part.text)];
  }, []);
}

const plain = (text: string): AuditPart => ({ text, link: null });

/** `the team U12 Lions`, unless the part says itself what it is, because it has been deleted. */
export const the = (noun: string, part: AuditPart): AuditPart[] => (part.link ? say`the ${noun} ${part}` : [part]);

/** `Casey Rivera` and what they did, which concerns nothing else. */
export const did =
  (act: string): AuditSentence =>
  ({ who }) =>
    say`${who} ${act}`;

/** Words for names of fields, in their order, without those that have none. */
export const wordsFor = (names: readonly unknown[], words: Record<string, string>): string[] => [
  ...new Set(names.flatMap((name) => (typeof name === 'string' && Object.hasOwn(words, name) ? [words[name]!] : []))),
];
