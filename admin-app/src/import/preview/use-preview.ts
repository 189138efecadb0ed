import {
  type ApiError,
  type ImportAnswerDto,
  type ImportUpload,
  usePreviewImportMutation,
} from '@touchline/api-client';
import { type Choice, type Choices, type ImportType, noChoices } from '@touchline/domain';
import { useState } from 'react';
import { homeOf } from '../fixtures/home-of.ts';
import { type UploadProgress } from '../import-progress.tsx';
import { type PreparedFile } from '../prepared-file.ts';
import { type Loaded } from '../source/use-source.ts';
import { choicesLeft, doubtfulRows, type PreviewRow, type RowsByChange, rowsByChange } from './preview-rows.ts';

/** What a preview has found. */
export interface Found extends Pick<ImportAnswerDto, 'plan' | 'ignoredColumns' | 'missing' | 'unknownTeams'> {
  rows: RowsByChange;
  /** The rows that can be decided. */
  doubtful: PreviewRow[];
  /** The choices that the preview knew. */
  known: Choices;
}

/** The preview of a file with its columns. */
interface Checked {
  /** With another file, sheet, column or order of dates, nothing of this holds. */
  of: Loaded;
  found: Found | null;
  error: ApiError | null;
  choices: Choices;
}

const unchecked = (of: Loaded): Checked => ({ of, found: null, error: null, choices: noChoices });

export type PreviewState = ReturnType<typeof usePreview>;

/** Asks what an import would do, and keeps the choices for doubtful rows until another file or other columns are chosen. */
export function usePreview(type: ImportType, loaded: Loaded | null) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [send, { isLoading }] = usePreviewImportMutation();
  const checkedOf = (of: Loaded | null) => (of && checked?.of === of ? checked : null);

  const check = async (of: Loaded, { file, lineOf }: PreparedFile) => {
    const { choices } = checkedOf(of) ?? unchecked(of);
    setChecked((before) => ({ ...(before?.of === of ? before : unchecked(of)), error: null }));
    setProgress({ sentBytes: 0, totalBytes: file.size });
    const onProgress = (sentBytes: number, totalBytes: number) => setProgress({ sentBytes, totalBytes });
    const { data, error } = await send({ type, file, choices, onProgress, ...homeOf(type, of) });
    setChecked((now) => {
      if (now?.of !== of) return now;
      return data ? withAnswer(now, data, { choices, lineOf }) : { ...now, error: error as ApiError };
    });
  };
  const decide = (lines: readonly number[], choice: Choice) =>
    setChecked(
      (now) => now && { ...now, choices: new Map([...now.choices, ...lines.map((line) => [line, choice] as const)]) },
    );

  const { found = null, error = null, choices = noChoices } = checkedOf(loaded) ?? {};
  return {
    name: loaded?.source.file.name ?? '',
    found,
    error,
    choices,
    /** How many rows an import would refuse because nobody has decided. */
    undecided: found?.rows.maybe.filter(({ sentLine }) => !choices.has(sentLine)).length ?? 0,
    isChecking: isLoading,
    progress: isLoading ? progress : null,
    check,
    decide,
    /** What an import sends with a file that was previewed. */
    decisionsOn: (of: Loaded) => decisionsOf(checkedOf(of)),
  };
}

/** Choices that were made while the preview was on its way are new to it. */
function withAnswer(
  now: Checked,
  answer: ImportAnswerDto,
  sent: Pick<PreparedFile, 'lineOf'> & Pick<Checked, 'choices'>,
) {
  const { plan, ignoredColumns, missing, unknownTeams, results } = answer;
  const choices = choicesLeft(now.choices, results);
  const rows = rowsByChange(answer, sent.lineOf);
  const doubtful = doubtfulRows(rows.maybe, now.found?.doubtful ?? [], choices);
  const known = now.choices === sent.choices ? choices : sent.choices;
  return {
    ...now,
    error: null,
    choices,
    found: { plan, ignoredColumns, missing, unknownTeams, rows, doubtful, known },
  };
}

/** The plan that was shown holds only for the choices that it knew. */
function decisionsOf(checked: Checked | null): Pick<ImportUpload, 'choices' | 'expect'> {
  if (!checked) return {};
  const { found, choices } = checked;
  return { choices, expect: found?.known === choices ? found.plan?.hash : undefined };
}
