/** How often each application was asked for again: a new address gets past what the browser holds of the failed one. */
const counts = new Map<string, number>();

export const countRetry = (name: string): void => void counts.set(name, retriesOf(name) + 1);

export const retriesOf = (name: string): number => counts.get(name) ?? 0;
