import { type CivilDate, type Retained } from '@touchline/domain';
import { type Sql } from '../../database/sql.ts';

/**
 * What a column of text, JSON, dates or bytes holds:
 *
 * - `exported`: personal, and in the file that a family takes along
 * - `withheld`: personal, but not in that file, for the reason that the table gives
 * - `derived`: computed from a column of the same table
 * - `secret`: a password, or what a link or a device is recognized by
 * - `technical`: one of a few words, a key or a number, which tells of nobody without its row
 * - `club`: of the club, in words that name no member as long as its staff do not write a name there
 */
export type Content = 'exported' | 'withheld' | 'derived' | 'secret' | 'technical' | 'club';

/** An account that is erased. */
export interface ErasedAccount {
  userId: number;
  email: string;
  /** The addresses to which the account has got mails. */
  addresses: string[];
  /** Whether a mail to somebody else may name the user; not if the user did nothing for longer than mails are kept. */
  mayBeNamed: boolean;
}

/** A child that is erased, with the records that were merged into it. */
export interface ErasedChild {
  childIds: number[];
  /** Whole, short and given names, those before a correction too. */
  names: string[];
  /** The folded whole names. */
  foldedNames: string[];
}

/** Whose file shows rows; `cutoff` is the last cut-off date for age groups. */
interface ExportedAccount {
  userId: number;
  cutoff: CivilDate;
}

/** Children, as one of their guardians may read them; without a guardian, nothing that only one household may read. */
interface ExportedChildren {
  childIds: number[];
  viewerId: number | null;
  cutoff: CivilDate;
}

/** Each has the words of the file as columns, in its order. */
interface ExportedRows {
  account: (of: ExportedAccount) => Sql;
  child: (of: ExportedChildren) => Sql;
}

/** What a family's file shows of a table. Without `account`, the file of an account shows the rows of its own children. */
export type Exported = { heading: string; about: string } & (
  (Pick<ExportedRows, 'account'> & Partial<ExportedRows>) | (Pick<ExportedRows, 'child'> & { account?: undefined })
);

/**
 * What becomes of rows when the account or the child that they tell of is erased:
 *
 * - `deleted`: they go with it, by a foreign key
 * - `unnamed`: they stay, and the foreign key becomes null
 * - a statement, which runs before the account or the child is deleted, and what it does in words
 */
export type Erasure<Subject> = 'deleted' | 'unnamed' | { by: (of: Subject) => Sql; does: string };

/** What a table holds of whom, and what becomes of it. */
export interface TableEntry {
  /** The rows in the plural, as the screens call them. */
  title: string;
  columns: Record<string, Content>;
  /** What the file of an account or a child shows, or why it shows nothing. */
  exported: Exported | string;
  erased: { account?: Erasure<ErasedAccount>; child?: Erasure<ErasedChild> };
  /** How long rows are kept: in days after a moment, by a period that admins set and what else ends them, or as a sentence. */
  kept: { days: number; after: string; setting?: Retained } | { setting: Retained; or?: string } | string;
  /** Why the table is not part of a backup. */
  notBackedUp?: string;
}

export type Tables = Record<string, TableEntry>;

export const secretsOfLinks = 'links of mails and feeds are secrets, and end with a restore';
export const mailsOfTheTime = 'a restored club sends no mails of an earlier time';
export const asLongAsTheAccount = 'as long as the account';
export const asLongAsTheChild = 'as long as the child';
export const ofTheClub = 'tells of no family';
