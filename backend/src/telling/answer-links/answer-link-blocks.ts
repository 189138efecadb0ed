import { type Block } from '../mail/letter.ts';

/** That the answer link of a mail is a secret. */
export const answerSecret: Block = {
  text: 'No sign-in needed. Please don’t forward this mail: the link answers in your name.',
};

/** The answer link of a mail, with that. */
export const answerLink = (url: string): Block[] => [{ label: 'Answer now', url, isSecret: true }, answerSecret];
