import { type ImportType } from '@touchline/domain';
import { Button, SelectField, Stack } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { columnName, isNeeded, mostPlaces } from './column-labels.ts';
import { type Review } from './review.ts';
import { samplesOf } from './samples.ts';

interface ColumnFieldProps {
  type: ImportType;
  column: string;
  review: Review;
  onChange: (places: readonly number[]) => void;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Which columns of the file make one of ours, with some values as they will be imported. */
export function ColumnField({ type, column, review, onChange }: ColumnFieldProps) {
  const [isAdding, setIsAdding] = useState(false);
  const places = review.reading.mapping[column] ?? [];
  const name = columnName(column);
  const slots = places.length === 0 || isAdding ? [...places, null] : places;
  const options = review.names.map((label, value) => ({ label, value }));

  const choose = (at: number, value: string) => {
    // An emptied select stays, and keeps the focus.
    setIsAdding(value === '' && at > 0);
    onChange(value === '' ? places.toSpliced(at, 1) : places.toSpliced(at, 1, Number(value)));
  };
  return (
    <Stack gap="xs">
      {slots.map((place, at) => (
        <SelectField
          key={at}
          label={labelOf(name, at, isNeeded(type, column))}
          hideLabel={at > 0}
          placeholder={at === 0 ? 'Not in the file' : 'No further column'}
          options={options}
          value={place ?? ''}
          autoFocus={at > 0 && place === null}
          error={review.missing.includes(column) ? 'Choose a column.' : undefined}
          helper={at === slots.length - 1 ? samplesOf(review, column) : undefined}
          onChange={(event) => choose(at, event.target.value)}
        />
      ))}
      {places.length > 0 && slots.length === places.length && places.length < mostPlaces(column) && (
        <div>
          <Button variant="quiet" icon={Plus} label={`Add Column to ${name}`} onClick={() => setIsAdding(true)}>
            Add Column
          </Button>
        </div>
      )}
    </Stack>
  );
}

const labelOf = (name: string, at: number, isNeeded: boolean) => {
  if (at > 0) return `${name}, ${ordinals[at]} column`;
  return isNeeded ? name : `${name} (optional)`;
};
