import { useMemo, useState } from 'react';
import * as ui from '../src/index.ts';

const years = Array.from({ length: 17 }, (_, at) => 2023 - at);

export function FieldSamples() {
  const [birth, setBirth] = useState<ui.DateParts>({ day: 9, month: 9, year: null });
  const [ticked, setTicked] = useState<number[]>([2]);
  const [scope, setScope] = useState<'all' | 'some'>('all');
  const [search, setSearch] = useState('brook');
  const [isOn, setIsOn] = useState(true);
  const [file, setFile] = useState<File | null>(null);
  return (
    <ui.Form label="Samples">
      <ui.FormErrors
        title="Please check the form"
        errors={[{ text: 'Name is required' }, { text: 'Please choose a year' }]}
      />
      <ui.TextField label="Name" error="Name is required" />
      <ui.TextField
        label="Email Address"
        type="email"
        helper="Your email address is your username"
        placeholder="you@example.org"
      />
      <ui.PasswordField label="Password" defaultValue="secret" />
      <ui.SelectField label="Group" placeholder="Please choose" options={[{ value: 1, label: 'One' }]} />
      <ComboboxSample />
      <ui.DateOfBirthField
        label="Date of birth"
        order={['day', 'month', 'year']}
        months={['January', 'February']}
        years={years}
        value={birth}
        onChange={setBirth}
        error="Please choose a year"
      />
      <ui.Grid column="narrow">
        <ui.DateField label="Date" defaultValue="2026-11-28" />
        <ui.TimeField label="Start time" defaultValue="10:30" />
      </ui.Grid>
      <ui.TextArea label="Notes" helper="At most 1,000 characters" />
      <ui.CheckboxField label="Tell me about it" defaultChecked />
      <ui.CheckboxList
        label="Who"
        value={ticked}
        onChange={setTicked}
        items={[
          { id: 1, label: 'Ana Brook', hint: '9 years' },
          { id: 2, label: 'Jo Sand', hint: '10 years' },
        ]}
      />
      <ui.RadioGroup
        label="Who is it for?"
        value={scope}
        onChange={setScope}
        options={[
          { value: 'all', label: 'Everybody', hint: 'All who have an account' },
          { value: 'some', label: 'Some', hint: 'You choose whom' },
        ]}
      />
      <ui.SwitchField label="Mails" helper="Once a day" isOn={isOn} onChange={setIsOn} />
      <ui.ToggleGroup
        label="Days"
        helper="As many as you like"
        value={ticked}
        onToggle={(day, isOn) => setTicked(isOn ? [...ticked, day] : ticked.filter((other) => other !== day))}
        options={[1, 2, 3].map((day) => ({ value: day, label: `${day}`, fullLabel: `${day} days before` }))}
      />
      <ui.SearchBox label="Search names" value={search} onChange={setSearch} />
      <ui.FilePicker label="Choose a file" file={file} onChange={setFile} />
      <ui.TextField label="Disabled" disabled defaultValue="Not now" />
    </ui.Form>
  );
}

const places = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `Place ${at + 1}`, hint: 'North' }));

function ComboboxSample() {
  const [selected, setSelected] = useState<ui.ComboboxOption | null>(null);
  const [search, setSearch] = useState('');
  const found = useMemo(() => places.filter(({ label }) => label.toLowerCase().includes(search)), [search]);
  const options = useMemo(() => found.slice(0, 20), [found]);
  return (
    <ui.Combobox
      label="Place"
      placeholder="Select a place"
      options={options}
      total={found.length}
      selected={selected}
      onChange={setSelected}
      onSearch={(text) => setSearch(text.toLowerCase())}
    />
  );
}
