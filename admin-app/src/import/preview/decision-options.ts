import { type Choice, type ImportType } from '@touchline/domain';
import { type RadioOption } from '@touchline/ui';
import { type PreviewRow } from './preview-rows.ts';

/** A team member is a player whom the club has. */
export const canBeNew = (type: ImportType): boolean => type !== 'team-members';

/** What a row can mean. */
export const decisionOptions = (type: ImportType, { candidates = [] }: PreviewRow): RadioOption<string>[] => [
  ...candidates.map(({ id, name }) => ({ value: String(id), label: `Same player as ${name}` })),
  ...(canBeNew(type) ? [{ value: 'new', label: 'A new player' }] : []),
  { value: 'skip', label: 'Leave out' },
];

export const choiceOf = (value: string): Choice => (value === 'new' || value === 'skip' ? value : Number(value));
