import { shortDate } from '@touchline/app-core';
import { type NamedPlayer } from './open-dialog.ts';

/** Which one of several players who may share a name: `Born Mar 14, 2015, ID 12.` */
export const whichPlayer = ({ id, dateOfBirth }: NamedPlayer): string =>
  dateOfBirth ? `Born ${shortDate(dateOfBirth)}, ID ${id}.` : `ID ${id}.`;
