import { type ImportType, numberWords } from '@touchline/domain';
import { Alert, type Segment, SegmentedControl, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { UnknownTeams } from '../fixtures/unknown-teams.tsx';
import { DecisionList } from './decision-list.tsx';
import { countWords, missingWords, toldWords } from './plan-words.ts';
import { PreviewRowList } from './preview-row-list.tsx';
import { type Found, type PreviewState } from './use-preview.ts';

interface PreviewSectionProps {
  type: ImportType;
  found: Found;
  preview: Pick<PreviewState, 'name' | 'choices' | 'decide'>;
  /** Asks again. */
  onRepeat: () => void;
}

/** What an import of the file would do, row by row. */
export function PreviewSection({ type, found, preview, onRepeat }: PreviewSectionProps) {
  const { name, choices, decide } = preview;
  const options = filterOptions(found);
  const [chosen, setChosen] = useState<Filter | null>(null);
  const filter = options.find(({ value }) => value === chosen)?.value ?? firstOf(options);
  const told = found.plan && toldWords(found.plan);
  return (
    <Stack as="section" label={`Preview of ${name}`} gap="s">
      <Text as="h2" size="name">
        Preview of {name}
      </Text>
      <div>
        <Text numeric>{countWords(found.rows)}</Text>
        {told && <Text numeric>{told}</Text>}
        {found.missing && <Text numeric>{missingWords(found.missing.length)}</Text>}
      </div>
      {found.ignoredColumns.length > 0 && (
        <Alert tone="info">These columns will be ignored: {found.ignoredColumns.join(', ')}.</Alert>
      )}
      {found.unknownTeams && (
        <UnknownTeams
          key={found.unknownTeams.map((team) => team.name).join('\n')}
          teams={found.unknownTeams}
          next="The preview is then repeated."
          onSaved={onRepeat}
        />
      )}
      {options.length > 1 && (
        <FilterBox>
          <SegmentedControl label="Which rows" options={options} value={filter} onChange={setChosen} />
        </FilterBox>
      )}
      {filter === 'maybe' && <DecisionList type={type} rows={found.doubtful} choices={choices} onDecide={decide} />}
      {filter !== null && filter !== 'maybe' && <PreviewRowList key={filter} rows={found.rows[filter]} />}
    </Stack>
  );
}

type Filter = keyof Found['rows'];

/** Rows that are decided stay, so that somebody can think again. */
function filterOptions({ rows, doubtful }: Found): Segment<Filter>[] {
  const all: [Filter, string, number][] = [
    ['new', 'New', rows.new.length],
    ['changed', 'Changed', rows.changed.length],
    ['maybe', rows.maybe.length > 0 ? 'To decide' : 'Decided', doubtful.length],
    ['error', 'Errors', rows.error.length],
    ['same', 'Same', rows.same.length],
  ];
  const found = all.filter(([_filter, _label, count]) => count > 0);
  return found.map(([value, label, count]) => ({ value, label: `${label} (${numberWords(count)})` }));
}

/** What needs a person comes first. */
const inOrder: Filter[] = ['maybe', 'error', 'changed', 'new', 'same'];

const firstOf = (options: Segment<Filter>[]): Filter | null =>
  inOrder.find((filter) => options.some(({ value }) => value === filter)) ?? null;

/** Wide enough for all labels on one line. */
const FilterBox = styled.div`
  max-width: 640px;
`;
