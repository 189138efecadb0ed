/** What an import would do. */
export class ImportPlanDto {
  /** For `expect`. */
  hash: string;
  /** Rows that add something. */
  new: number;
  /** Rows that change what is there. */
  changed: number;
  /** Rows that do nothing. */
  same: number;
  error: number;
  maybe: number;
  /** How many families are told of it. */
  families: number;
  /** Of coaches: how many people with a new account are invited by mail; missing if the club sends no mail. */
  invited?: number;
}
