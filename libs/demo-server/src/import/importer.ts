import {
  type Choices,
  type FileRow,
  type FixtureOptions,
  type ImportResult,
  type KnownEvent,
  type UnknownTeam,
} from '@touchline/domain';
import { type ChildRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';

export interface ImportContext extends RequestContext, FixtureOptions {
  choices: Choices;
}

export interface Imported {
  results: ImportResult[];
  /** How many people can be invited to the children of the file. */
  people?: number;
  /** Of coaches: how many people have got an account. */
  invited?: number;
  /** Of fixtures: the matches to come that the file should have and does not. */
  missing?: Pick<KnownEvent, 'id' | 'title' | 'date' | 'startTime' | 'isTimeToBeConfirmed'>[];
  /** Of fixtures: names in matches that name no team of the club. */
  unknownTeams?: UnknownTeam[];
  /** The children whose families are told of a change. */
  told?: Pick<ChildRow, 'id'>[];
}

/** Imports the rows of one type of file. */
export type Importer = (context: ImportContext, rows: FileRow[]) => Imported;
