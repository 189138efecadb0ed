import { PlayerSheet, useOpenedParam } from '@touchline/app-core';
import { media, useMediaQuery } from '@touchline/ui';
import { SearchableMembers } from '../searchable-members.tsx';
import { RosterList } from './roster-list.tsx';
import { type RosterProps } from './roster-props.ts';
import { RosterTable } from './roster-table.tsx';

/** The team's players; a name opens the player's sheet. */
export function Roster({ members, ...props }: Omit<RosterProps, 'pathTo'>) {
  const wide = useMediaQuery(media.tablet);
  const sheet = useOpenedParam('player');
  const opened = members.find(({ id }) => String(id) === sheet.value);
  const Rows = wide ? RosterTable : RosterList;
  return (
    <>
      <SearchableMembers members={members}>
        {(shown) => <Rows {...props} members={shown} pathTo={({ id }) => sheet.pathTo(String(id))} />}
      </SearchableMembers>
      {opened && <PlayerSheet id={opened.id} name={opened.name} onClose={sheet.close} />}
    </>
  );
}
