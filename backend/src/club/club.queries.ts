import { type ClubFormat } from '@touchline/domain';
import { execute, queryRow, type Queryable, sql } from '../database/sql.ts';

/** What admins have set; null where the environment's setting holds. */
export interface ClubSettingsRow {
  name: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  colour: string | null;
  formats: ClubFormat | null;
  crestVersion: string | null;
}

const unset: ClubSettingsRow = {
  name: null,
  contactEmail: null,
  contactPhone: null,
  colour: null,
  formats: null,
  crestVersion: null,
};

export const findClubSettings = async (database: Queryable): Promise<ClubSettingsRow> =>
  (await queryRow<ClubSettingsRow>(
    database,
    sql`
      SELECT name, contact_email AS "contactEmail", contact_phone AS "contactPhone", colour, formats,
             crest_version AS "crestVersion"
      FROM club_settings`,
  )) ?? unset;

/** Adds the row if it is missing, and locks it until the end of the transaction. */
export async function lockClubSettings(database: Queryable): Promise<ClubSettingsRow> {
  await execute(
    database,
    sql`INSERT INTO club_settings DEFAULT VALUES ON CONFLICT (is_only) DO UPDATE SET is_only = true`,
  );
  return findClubSettings(database);
}

type ClubFields = Omit<ClubSettingsRow, 'crestVersion'>;

export const updateClubSettings = (
  database: Queryable,
  { name, contactEmail, contactPhone, colour, formats }: ClubFields,
) =>
  execute(
    database,
    sql`
      UPDATE club_settings
      SET name = ${name}, contact_email = ${contactEmail}, contact_phone = ${contactPhone}, colour = ${colour},
          formats = ${formats}`,
  );

export interface Crest {
  /** A PNG file. */
  bytes: Buffer;
  /** A checksum of the bytes. */
  version: string;
}

export const findCrest = (database: Queryable): Promise<Crest | undefined> =>
  queryRow(database, sql`SELECT crest AS bytes, crest_version AS version FROM club_settings WHERE crest IS NOT NULL`);

/** Null removes the crest. */
export const updateCrest = (database: Queryable, crest: Crest | null) =>
  execute(
    database,
    sql`
      UPDATE club_settings
      SET crest = decode(${crest?.bytes.toString('base64') ?? null}, 'base64'), crest_version = ${crest?.version ?? null}`,
  );
