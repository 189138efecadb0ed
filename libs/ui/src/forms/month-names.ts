const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** `January` to `December`. */
export const monthNames = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index)));
