import { SegmentedControl, SelectField } from '@touchline/ui';

interface TeamChoiceProps {
  teams: readonly { id: number; name: string }[];
  value: string;
  /** The value for all teams. */
  all: string;
  onChange: (value: string) => void;
}

/** More do not fit side by side. */
const mostSegments = 3;

/** Chooses one of several teams; nothing for a single one. */
export function TeamChoice({ teams, value, all, onChange }: TeamChoiceProps) {
  if (teams.length < 2) return null;
  const options = [
    { value: all, label: 'All teams' },
    ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  if (teams.length > mostSegments) {
    return (
      <SelectField label="Team" options={options} value={value} onChange={({ target }) => onChange(target.value)} />
    );
  }
  return <SegmentedControl label="Team" options={options} value={value} onChange={onChange} />;
}
