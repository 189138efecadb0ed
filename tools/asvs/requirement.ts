/** Why a requirement needs no test of ours. Paths in the texts become links. */
export type Status =
  /** A section of our documentation satisfies it. */
  | { document: string }
  /** Whoever runs Touchline satisfies it; the named section says how. */
  | { operator: string }
  | { notApplicable: string }
  /** The structure satisfies it; the named file shows how. */
  | { byDesign: string }
  | { open: string };

export interface Requirement {
  id: string;
  level: 1 | 2;
  title: string;
  /** None if a test covers it. */
  status: Status | undefined;
}

export interface Chapter {
  id: string;
  name: string;
  requirements: Requirement[];
}

type Row = [id: string, level: 1 | 2, title: string, status?: Status];

export const chapter = (id: string, name: string, rows: Row[]): Chapter => ({
  id,
  name,
  requirements: rows.map(([id, level, title, status]) => ({ id, level, title, status })),
});

/** A chapter that does not apply as a whole. */
export const foreignChapter = (id: string, name: string, notApplicable: string, rows: Row[]): Chapter =>
  chapter(
    id,
    name,
    rows.map(([id, level, title]) => [id, level, title, { notApplicable }]),
  );
