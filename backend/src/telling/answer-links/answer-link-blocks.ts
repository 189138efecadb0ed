import { type Block } from '../mail/letter.ts';

/** The answer link of a mail, and that it is a secret. */
export const answerLink = (url: string): Block[] => [
  { label: 'Answer now', url, isSecret: true },
  { text: 'No sign-in needed. Please don’t forward this mail: the link answers in your name.' },
];
