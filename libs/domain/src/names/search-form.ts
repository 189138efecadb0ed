import { foldName } from './fold-name.ts';

const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

/** The form in which a text is searched: folded and without accents, so that `Sean` finds `Seán`. PostgreSQL has `search_form`. */
export const searchForm = (text: string): string =>
  foldName(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[łøđðħŧı]/gu, (letter) => plain[letter]!);
