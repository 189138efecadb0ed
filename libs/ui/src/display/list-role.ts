/** Safari forgets that a list without bullets is one. */
export function listRole(element: string): 'list' | undefined {
  return element === 'ul' || element === 'ol' ? 'list' : undefined;
}
