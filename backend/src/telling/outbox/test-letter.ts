import { type Letter } from '../mail/letter.ts';

export const testLetter: Letter = {
  subject: 'Test mail',
  heading: 'Mail works',
  blocks: [{ text: 'This mail has arrived, so the club can send mail.' }],
  why: 'You get this mail because you asked for a test on the mail page.',
};
