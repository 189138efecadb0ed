import { limits } from '../../limits.ts';

/** What a row means that could mean a registered player: a new player, nobody, or the player with this id. */
export type Choice = 'new' | 'skip' | number;

/** The choices by line of the file. */
export type Choices = ReadonlyMap<number, Choice>;

export const noChoices: Choices = new Map();

/** Reads choices as a form sends them, `{"12":"new","15":4711}`; null if they are wrong. */
export function readChoices(text: string): Choices | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const choices = Object.entries(value).map(([line, choice]) => [Number(line), choice as unknown] as const);
  return choices.every(isChoice) ? new Map(choices) : null;
}

function isChoice(entry: readonly [number, unknown]): entry is readonly [number, Choice] {
  const [line, choice] = entry;
  if (!Number.isSafeInteger(line) || line < 1) return false;
  if (choice === 'new' || choice === 'skip') return true;
  return Number.isInteger(choice) && (choice as number) >= 1 && (choice as number) <= limits.id.max;
}

/** The choices as a form sends them. */
export const choicesText = (choices: Choices): string => JSON.stringify(Object.fromEntries(choices));
