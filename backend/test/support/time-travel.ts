const realNow = Date.now;

/** Moves the clock of this process, and with it that of the club, so many milliseconds into the future. */
export const travel = (milliseconds: number) => {
  const from = Date.now;
  Date.now = () => from() + milliseconds;
};

/** Back to today. */
export const comeBack = () => {
  Date.now = realNow;
};
