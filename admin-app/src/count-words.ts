/** `1 player`, `2 players` */
export const countWords = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
