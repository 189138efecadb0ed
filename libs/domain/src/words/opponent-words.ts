/**
 * The title of a match without the own team, for a narrow place: `v Harbour Rovers` of “U12 Lions v Harbour Rovers”. Any other title
 * stays as it is.
 */
export function opponentWords(title: string, teams: readonly { name: string }[]): string {
  const sides = title.split(/ (?:v|vs|vs\.) /i);
  const [one, other] = sides;
  if (sides.length !== 2 || !one || !other) return title;
  const isOwn = (side: string) => teams.some(({ name }) => name.toLowerCase() === side.trim().toLowerCase());
  // A match between own teams needs both names.
  if (isOwn(one) === isOwn(other)) return title;
  return `v ${isOwn(one) ? other : one}`;
}
