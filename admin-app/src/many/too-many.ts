import { limits, messages } from '@touchline/domain';

/** Why nothing can be done with so many rows; undefined if it can. */
export const tooMany = (count: number): string | undefined =>
  count > limits.chosenRows.max ? `${messages.tooManyRows}.` : undefined;
