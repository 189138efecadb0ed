import { axe } from 'jest-axe';

/** The whole page as it stands now: `await expectNoBarriers()`. */
export const expectNoBarriers = async (): Promise<void> => expect(await axe(document.body)).toHaveNoViolations();
