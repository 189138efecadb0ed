const minute = 60_000;

/** What a cell of a sheet shows, with dates as `2014-05-04`, times as `10:30`, and both as `2014-05-04 10:30`. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentText(value);
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- a text, a number or a boolean
  return String(value).replace(/\r\n?/gu, '\n');
}

/** Of a moment in UTC. A time alone is on the first day that spreadsheets count, which was in 1899 or in 1904. */
function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  // Sheets keep a time as a share of the day, which is not exact.
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / minute) * minute).toISOString().split('T');
  const clock = time.slice(0, 5);
  if (day <= '1899-12-31' || day === '1904-01-01') return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}
