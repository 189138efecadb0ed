import { type LockedNameDto } from '@touchline/api-client';
import { type Call } from './call.ts';

/** The demo limits no tries: no name is ever locked. */
export const listLockedNames = (): LockedNameDto[] => [];

export function unlockName({ reply }: Call): void {
  reply.status = 204;
}
