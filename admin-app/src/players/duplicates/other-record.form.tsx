import { type ListedChildDto, useListChildPageQuery } from '@touchline/api-client';
import { shortDate, useSettled } from '@touchline/app-core';
import { Button, DialogActions, DialogClose, Form, Skeleton, Text } from '@touchline/ui';
import { type SubmitEvent, useMemo, useState } from 'react';
import { SearchQuery } from '../../search-query.tsx';
import { SearchableRadioList, shownMatches } from '../../searchable-lists.tsx';

interface OtherRecordFormProps {
  player: ListedChildDto;
  onChoose: (otherId: number) => void;
}

/** Finds the other record of a player among the registered ones. */
export function OtherRecordForm({ player, onChoose }: OtherRecordFormProps) {
  const [search, setSearch] = useState('');
  const settledSearch = useSettled(search);
  const players = useListChildPageQuery({ q: settledSearch, limit: shownMatches.radios });
  const options = useMemo(
    () => players.data?.rows.filter(({ id }) => id !== player.id).map(optionOf) ?? [],
    [players.data, player.id],
  );
  const [selected, setSelected] = useState('');
  const choose = (event: SubmitEvent) => {
    event.preventDefault();
    if (selected) onChoose(Number(selected));
  };

  return (
    <Form onSubmit={choose} label="Other record">
      <SearchQuery
        query={players}
        search={settledSearch}
        loading={<Skeleton shape="field" count={4} label="Loading players..." />}
        error="Failed to load the players."
        empty={<Text muted>There are no players.</Text>}
      >
        {({ total, rows }) => (
          <SearchableRadioList
            label="Other record"
            searchLabel="Search players"
            search={search}
            onSearch={setSearch}
            busy={search !== settledSearch || players.isFetching}
            total={total - (rows.length - options.length)}
            options={options}
            value={selected}
            onChange={setSelected}
          />
        )}
      </SearchQuery>
      <DialogActions>
        <DialogClose />
        <Button type="submit" disabled={!selected}>
          Compare
        </Button>
      </DialogActions>
    </Form>
  );
}

const optionOf = ({ id, name, dateOfBirth, ageGroup, teams }: ListedChildDto) => ({
  value: String(id),
  label: name,
  hint: [`Born ${shortDate(dateOfBirth)}`, `ID ${id}`, ageGroup, ...teams.map((team) => team.name)].join(' · '),
});
