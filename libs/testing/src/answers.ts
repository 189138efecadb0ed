import { screen, within } from '@testing-library/react';

type Answer = 'Available' | 'Unavailable' | 'No answer' | 'Still available' | 'Still unavailable';

const groupName = (who: string) => new RegExp(`^(Availability of )?${who}(: .*)?$`);

/** The choice of an answer for a child, or for "Both". */
export const getChoice = (who: string, answer: Answer, region: HTMLElement = document.body): HTMLElement =>
  within(within(region).getByRole('radiogroup', { name: groupName(who) })).getByRole('radio', { name: answer });

/** Waits for the choice. */
export const findChoice = async (who: string, answer: Answer): Promise<HTMLElement> =>
  within(await screen.findByRole('radiogroup', { name: groupName(who) })).findByRole('radio', { name: answer });
