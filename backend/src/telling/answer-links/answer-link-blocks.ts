import { type Block } from '../mail/letter.ts';

/** The answer link of a mail, and that it is a secret. */
export const answerLink = (url: string): Block[] => [
  { label: 'Answer now', url, isSecret: true },
  { text: 'You need not sign in for that. Whoever has the link can answer for you, so please keep it to yourself.' },
];
