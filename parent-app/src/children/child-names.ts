import { givenName, listWords } from '@touchline/domain';

/** The given name of a child, or the full name if siblings share it. */
export const nameAmong = (name: string, names: readonly string[]): string =>
  names.filter((other) => givenName(other) === givenName(name)).length > 1 ? name : givenName(name);

/** "Mia and Leo" */
export const namesInWords = (names: readonly string[]): string =>
  listWords(names.map((name) => nameAmong(name, names)));
