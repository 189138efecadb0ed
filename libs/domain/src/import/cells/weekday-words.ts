import { foldHeader } from '../../table/header-words.ts';

/** The days of a week from Monday, in English, German, French and Spanish, also shortened and in the plural. */
const words = [
  /^(?:mon|mondays?|mo|montags?|lun|lundis?|lunes)$/u,
  /^(?:tue|tues|tuesdays?|di|dienstags?|mar|mardis?|martes)$/u,
  /^(?:wed|weds|wednesdays?|mi|mittwochs?|mer|mercredis?|mie|miercoles)$/u,
  /^(?:thu|thur|thurs|thursdays?|do|donnerstags?|jeu|jeudis?|jue|jueves)$/u,
  /^(?:fri|fridays?|fr|freitags?|ven|vendredis?|vie|viernes)$/u,
  /^(?:sat|saturdays?|sa|samstags?|sonnabends?|sam|samedis?|sab|sabados?)$/u,
  /^(?:sun|sundays?|so|sonntags?|dim|dimanches?|dom|domingos?)$/u,
];

/** Seven days in words are shorter; a cell of a million words would take seconds. */
const longest = 200;

/** The days of the week in a cell such as `Tue & Thu`, from 1 for Monday to 7, in order; null if it says anything else. */
export function weekdaysIn(cell: string): number[] | null {
  if (cell.length > longest) return null;
  const parts = cell.split(/[\s,;/&+]+/u).filter((part) => !/^(?:|and|und|et|y)$/iu.test(part));
  const days = parts.map((part) => words.findIndex((pattern) => pattern.test(foldHeader(part))) + 1);
  return days.length === 0 || days.includes(0) ? null : [...new Set(days)].toSorted();
}
