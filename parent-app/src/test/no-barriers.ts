import { axe } from 'jest-axe';

/** The page alone: the landmarks around it are the shell's. */
export const expectNoBarriers = async () =>
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
