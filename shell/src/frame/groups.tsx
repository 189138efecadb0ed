import { type Destination } from '@touchline/app-core';
import { NavList } from '@touchline/ui';
import { NavItems } from './nav-items.tsx';

const sections = ['Main', 'Admin'] as const;

/** The whole navigation, one list below the other: in the sidebar and in the slide-out. */
export function Groups({ destinations }: { destinations: readonly Destination[] }) {
  return sections
    .map((title) => ({ title, members: destinations.filter(({ section }) => section === title) }))
    .filter(({ members }) => members.length > 0)
    .map(({ title, members }) => (
      <NavList key={title} place="side" title={title}>
        <NavItems of={members} />
      </NavList>
    ));
}
