/** `1,234`: every format of a club groups digits like this. */
export const numberWords = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** `1 player`, `2,000 players` */
export const pluralize = (count: number, noun: string): string =>
  `${numberWords(count)} ${noun}${count === 1 ? '' : 's'}`;
