import { type ApiError, useUploadImportMutation } from '@touchline/api-client';
import { useToday } from '@touchline/app-core';
import { type ImportType } from '@touchline/domain';
import { useMemo, useRef, useState } from 'react';
import { homeOf } from './fixtures/home-of.ts';
import { type UploadProgress } from './import-progress.tsx';
import { noHeader } from './mapping/choice.ts';
import { remember } from './mapping/remembered.ts';
import { reasonToWait, type Review, reviewOf } from './mapping/review.ts';
import { type PreparedFile, preparedFile } from './prepared-file.ts';
import { usePreview } from './preview/use-preview.ts';
import { type Source } from './source/source.ts';
import { type Loaded, useSource } from './source/use-source.ts';

/** The file that was sent last, and what it was made of. */
interface Sent extends Pick<PreparedFile, 'lineOf'> {
  name: string;
}

/** What somebody wants to do with a file. */
type Wish = 'import' | 'preview';

/** Reads a file, and sends it as soon as nothing has to be decided. */
export function useImport(type: ImportType, onRead: (source: Source) => void) {
  const source = useSource(type, onRead);
  const { loaded, isReading } = source;
  const today = useToday();
  const review = useMemo(() => loaded && reviewOf(type, loaded.table, loaded.choice, today), [type, loaded, today]);
  const preview = usePreview(type, loaded);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  /** What was pressed while the file is read. */
  const wish = useRef<Wish | null>(null);
  const [shownWish, setShownWish] = useState<Wish | null>(null);
  const [upload, mutation] = useUploadImportMutation();
  const { isLoading, error, reset } = mutation;

  const want = (wanted: Wish | null) => {
    wish.current = wanted;
    setShownWish(wanted);
  };
  const choose = async (file: File | null) => {
    want(null);
    if (error) reset();
    const next = await source.read(file);
    const wanted = wish.current;
    if (!wanted) return;
    want(null);
    const nextReview = next && reviewOf(type, next.table, next.choice, today);
    if (nextReview && reasonToWait(nextReview) === null) await run[wanted](next, nextReview);
  };
  const check = (of: Loaded, reviewed: Review) => preview.check(of, preparedFile(type, of.source, reviewed, today));
  const send = async (of: Loaded, reviewed: Review) => {
    const { choice, source: from } = of;
    const { file, lineOf } = preparedFile(type, from, reviewed, today);
    setSent({ name: from.file.name, lineOf });
    setProgress({ sentBytes: 0, totalBytes: file.size });
    const onProgress = (sentBytes: number, totalBytes: number) => setProgress({ sentBytes, totalBytes });
    const { data, error: failure } = await upload({
      type,
      file,
      onProgress,
      ...homeOf(type, of),
      ...preview.decisionsOn(of),
    });
    // A rejected file stays, with its columns, for another attempt.
    if (!data) return hasNewPlan(failure as ApiError) ? check(of, reviewed) : undefined;
    if (choice.from === 'hand' && choice.headerAt !== noHeader) remember(type, reviewed.names, choice);
    // Prevents a second import of the same file.
    await source.read(null);
  };
  const run = {
    import: send,
    preview: (of: Loaded, reviewed: Review) => {
      if (error) reset();
      return check(of, reviewed);
    },
  };
  const start = (wanted: Wish) => {
    if (isReading) want(wanted);
    else if (loaded && review) void run[wanted](loaded, review);
  };
  const isBusy = isLoading || (isReading && shownWish === 'import');
  const isChecking = preview.isChecking || (isReading && shownWish === 'preview');
  return { ...source, review, preview, progress, sent, mutation, isBusy, isChecking, choose, start };
}

/** Whether the club has changed since the preview. */
const hasNewPlan = ({ status, responseBody }: ApiError): boolean =>
  status === 409 && (responseBody as { plan?: unknown } | undefined)?.plan !== undefined;
