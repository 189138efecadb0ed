/** An instant inside JSON that PostgreSQL builds, as JavaScript writes it: `2026-11-20T09:05:00.000Z`. */
export const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
