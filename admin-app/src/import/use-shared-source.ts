import { type ImportType } from '@touchline/domain';
import { useState } from 'react';
import { type Source } from './source/source.ts';

/** A file and the tabs that have it. */
interface Shared {
  source: Source;
  types: readonly ImportType[];
}

/** A file that another tab gives to a tab. */
export interface Handed {
  source: Source;
  to: ImportType;
}

/** The file that was read last, which other tabs can use as well. */
export function useSharedSource() {
  const [last, setLast] = useState<Shared | null>(null);
  const [handed, setHanded] = useState<Handed | null>(null);
  return {
    /** Keeps a file that a tab has read. */
    share: (source: Source, type: ImportType) =>
      setLast((before) => ({ source, types: [...(before?.source === source ? before.types : []), type] })),
    /** The file that a tab does not have yet. */
    offeredTo: (type: ImportType): Source | null => (last && !last.types.includes(type) ? last.source : null),
    /** Gives a file to a tab without asking. */
    handOver: (source: Source, to: ImportType) => setHanded({ source, to }),
    handedTo: (type: ImportType): Handed | null => (handed?.to === type ? handed : null),
  };
}
