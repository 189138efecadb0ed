import { listWords } from '@touchline/domain';

/** A child's name, and what it is called. */
export interface CalledChild {
  name: string;
  givenName: string;
}

/** The given name of a child, or the full name if siblings share it. */
export const nameAmong = ({ name, givenName }: CalledChild, children: readonly CalledChild[]): string =>
  children.filter((other) => other.givenName === givenName).length > 1 ? name : givenName;

/** "Mia and Leo" */
export const namesInWords = (children: readonly CalledChild[]): string =>
  listWords(children.map((child) => nameAmong(child, children)));
