import { withoutJoiners } from '../../names/invisible.ts';

// Characters that look like others, or like nothing. A message names them, because a reader would not see what is wrong.

const invisible: [RegExp, string][] = [
  [/\u00a0/u, 'a no-break space'],
  [/\u202f/u, 'a narrow no-break space'],
  [/[\u2000-\u200a\u205f\u3000]/u, 'a space of another width'],
  [/\u200b/u, 'a zero-width space'],
  [/\u200c/u, 'a zero-width non-joiner'],
  [/\u200d/u, 'a zero-width joiner'],
  [/\u2060/u, 'a word joiner'],
  [/\ufeff/u, 'a byte order mark'],
  [/\u00ad/u, 'a soft hyphen'],
  [/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u, 'a mark of the text direction'],
  [/\t/u, 'a tab'],
  [/[\r\n\u2028\u2029]/u, 'a line break'],
  [/(?![\t\r\n])\p{Cc}/u, 'a control character'],
];

const lookalikes: [RegExp, string][] = [
  [/\u2011/u, 'a non-breaking hyphen'],
  [/\u2010/u, 'a typographic hyphen'],
  [/\u2012/u, 'a figure dash'],
  [/\u2013/u, 'an en dash'],
  [/[\u2014\u2015]/u, 'an em dash'],
  [/\u2212/u, 'a minus sign'],
  [/[\uff10-\uff19]/u, 'full-width digits'],
  [/[\uff01-\uff0f\uff1a-\uff5e\ufe50-\ufe6b]/u, 'full-width characters'],
  [/(?![0-9\uff10-\uff19])\p{Nd}/u, 'digits of another script'],
];

/**
 * `It contains a non-breaking hyphen.`, or null if all characters of a cell are what they look like. In names, which are compared
 * without regard to the kind of dash, only invisible ones count.
 */
export function strangeIn(cell: string, { isName }: { isName: boolean }): string | null {
  const text = withoutJoiners(cell.slice(0, 400).trim());
  const names = (isName ? invisible : [...invisible, ...lookalikes]).flatMap(([pattern, name]) =>
    pattern.test(text) ? [name] : [],
  );
  return names.length === 0 ? null : `It contains ${names.join(' and ')}.`;
}
