import { useUploadImportMutation } from '@touchline/api-client';
import { useToday } from '@touchline/app-core';
import { type ImportType } from '@touchline/domain';
import { useMemo, useRef, useState } from 'react';
import { type UploadProgress } from './import-progress.tsx';
import { noHeader } from './mapping/choice.ts';
import { remember } from './mapping/remembered.ts';
import { reasonToWait, type Review, reviewOf } from './mapping/review.ts';
import { type PreparedFile, preparedFile } from './prepared-file.ts';
import { type Source } from './source/source.ts';
import { type Loaded, useSource } from './source/use-source.ts';

/** The file that was sent last, and what it was made of. */
interface Sent extends Pick<PreparedFile, 'lineOf'> {
  name: string;
}

/** Reads a file, and sends it as soon as nothing has to be decided. */
export function useImport(type: ImportType, onRead: (source: Source) => void) {
  const source = useSource(type, onRead);
  const { loaded, isReading } = source;
  const today = useToday();
  const review = useMemo(() => loaded && reviewOf(type, loaded.table, loaded.choice, today), [type, loaded, today]);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  /** True from a press while the file is read. */
  const isWanted = useRef(false);
  const [showsWanted, setShowsWanted] = useState(false);
  const [upload, mutation] = useUploadImportMutation();
  const { isLoading, error, reset } = mutation;

  const want = (wanted: boolean) => {
    isWanted.current = wanted;
    setShowsWanted(wanted);
  };
  const choose = async (file: File | null) => {
    want(false);
    if (error) reset();
    const next = await source.read(file);
    if (!isWanted.current) return;
    want(false);
    const nextReview = next && reviewOf(type, next.table, next.choice, today);
    if (nextReview && reasonToWait(nextReview) === null) await send(next, nextReview);
  };
  const send = async ({ source: from, choice }: Loaded, reviewed: Review) => {
    const { file, lineOf } = preparedFile(type, from, reviewed, today);
    setSent({ name: from.file.name, lineOf });
    setProgress({ sentBytes: 0, totalBytes: file.size });
    const onProgress = (sentBytes: number, totalBytes: number) => setProgress({ sentBytes, totalBytes });
    const { data } = await upload({ type, file, onProgress });
    // A rejected file stays, with its columns, for another attempt.
    if (!data) return;
    if (choice.from === 'hand' && choice.headerAt !== noHeader) remember(type, reviewed.names, choice);
    // Prevents a second import of the same file.
    await source.read(null);
  };
  const start = () => {
    if (isReading) want(true);
    else if (loaded && review) void send(loaded, review);
  };
  const isBusy = isLoading || (isReading && showsWanted);
  return { ...source, review, progress, sent, mutation, isBusy, choose, start };
}
