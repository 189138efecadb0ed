/** At most five page numbers, the present one in the middle where that goes. */
export function pagesAround(page: number, pages: number): number[] {
  const shown = Math.min(5, pages);
  const first = Math.max(1, Math.min(page - 2, pages - shown + 1));
  return Array.from({ length: shown }, (_, at) => first + at);
}
