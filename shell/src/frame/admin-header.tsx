import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { Avatar, IconButton, media, TextLink } from '@touchline/ui';
import Menu from 'lucide-react/icons/menu';
import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { useHeaderPart } from './header-parts.tsx';

export interface FramePerson {
  user: SessionUser;
  destinations: readonly Destination[];
  onSignOut: () => void;
}

/** Who is signed in and where they may go, for what the frame adds to the headers of pages. */
export const PersonContext = createContext<FramePerson | null>(null);

export const isAdminArea = (user: SessionUser, pathname: string): boolean =>
  isStaff(user) && pathname.startsWith('/admin/');

/** The menu button at the start of the header in the admin area, below 1024 px. */
export function AdminMenu() {
  const [isOpen, setOpen] = useHeaderPart('menu');
  const button = <IconButton icon={Menu} label="Menu" aria-expanded={isOpen} onClick={() => setOpen(true)} />;
  return <AdminOnly>{() => button}</AdminOnly>;
}

/** The link to the profile at the end of the header in the admin area, below 1024 px. */
export function AdminProfile() {
  return (
    <AdminOnly>
      {({ user, destinations }) => {
        const profile = destinations.find(({ icon }) => icon === 'profile');
        if (!profile) return <Avatar name={user.fullName} alone />;
        return (
          <TextLink to={profile.path} label={`Profile of ${user.fullName}`} alone>
            <Avatar name={user.fullName} />
          </TextLink>
        );
      }}
    </AdminOnly>
  );
}

function AdminOnly({ children }: { children: (person: FramePerson) => ReactNode }) {
  const person = useContext(PersonContext);
  const { pathname } = useLocation();
  if (!person || !isAdminArea(person.user, pathname)) return null;
  return <BelowDesktop>{children(person)}</BelowDesktop>;
}

const BelowDesktop = styled.div`
  display: flex;
  align-items: center;

  ${media.desktop} {
    display: none;
  }
`;
