import { FileRefusal, type ImportType } from '@touchline/domain';
import { useRef, useState } from 'react';
import { type Choice, firstChoice } from '../mapping/choice.ts';
import { readSource } from './read-source.ts';
import { type Source } from './source.ts';
import { type Table, tableOf } from './table-of.ts';

/** A file that was read, and what is decided about its table. */
export interface Loaded {
  /** Another number for each table that is shown. */
  id: number;
  source: Source;
  sheetAt: number;
  table: Table;
  choice: Choice;
  /** Of fixtures: whether home matches stay where and when they are. */
  keepsHome: boolean;
}

/** The chosen file as the browser reads it. */
export function useSource(type: ImportType, onRead: (source: Source) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** The file that was chosen last; an earlier one may be read later. */
  const latest = useRef<File | null>(null);

  const tables = useRef(0);
  /** Holds for the next file as well. */
  const keepsHome = useRef(false);

  const begin = (chosen: File | null) => {
    latest.current = chosen;
    setFile(chosen);
    setLoaded(null);
    setProblem(null);
    setIsReading(false);
  };
  const show = (source: Source, sheetAt = 0): Loaded | null => {
    try {
      const table = tableOf(type, source, sheetAt);
      const choice = firstChoice(type, table);
      const next = { id: ++tables.current, source, sheetAt, table, choice, keepsHome: keepsHome.current };
      setLoaded(next);
      return next;
    } catch (error) {
      setProblem(reasonOf(error));
      return null;
    }
  };
  const take = (source: Source) => {
    begin(source.file);
    onRead(source);
    show(source);
  };
  /** Reads a file; null if it cannot be read, or another one was chosen in the meantime. */
  const read = async (chosen: File | null): Promise<Loaded | null> => {
    begin(chosen);
    if (!chosen) return null;
    setIsReading(true);
    const source = await readSource(chosen).catch(reasonOf);
    if (latest.current !== chosen) return null;
    setIsReading(false);
    if (typeof source === 'string') {
      setProblem(source);
      return null;
    }
    onRead(source);
    return show(source);
  };
  const decide = (choice: Choice) => setLoaded((before) => before && { ...before, choice });
  const keepHome = (isKept: boolean) => {
    keepsHome.current = isKept;
    setLoaded((before) => before && { ...before, keepsHome: isKept });
  };
  return { file, loaded, problem, isReading, read, take, show, decide, keepHome };
}

const reasonOf = (error: unknown): string =>
  error instanceof FileRefusal ? error.message : 'The file cannot be read. Save it as CSV and try again.';
