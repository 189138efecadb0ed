/** Says that a list shows only the first matches. */
export const truncationHint = (shown: number, total: number): string =>
  `Showing the first ${shown} of ${total.toLocaleString('en-US')}. Type to find the others.`;
