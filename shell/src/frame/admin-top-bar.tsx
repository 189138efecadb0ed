import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { Avatar, IconButton, Text, TextLink, theme } from '@touchline/ui';
import Menu from 'lucide-react/icons/menu';
import { styled } from 'styled-components';
import { usePart } from '../loading/use-part.ts';

interface AdminTopBarProps {
  clubName: string;
  destinations: readonly Destination[];
  user: SessionUser;
  onSignOut: () => void;
}

const loadMenu = () => import('./menu-slide.tsx');

/** The top bar of the admin area on phones: menu, club name and profile. */
export function AdminTopBar({ clubName, ...person }: AdminTopBarProps) {
  const { Part: MenuSlide, isOpen, open, close } = usePart(loadMenu);
  const profile = person.destinations.find(({ icon }) => icon === 'profile');
  return (
    <>
      <IconButton icon={Menu} label="Menu" aria-expanded={isOpen} onClick={open} />
      <Club>
        <Text size="name">{clubName}</Text>
      </Club>
      {profile ? (
        <TextLink to={profile.path} label={`Profile of ${person.user.fullName}`} alone>
          <Avatar name={person.user.fullName} />
        </TextLink>
      ) : (
        <Avatar name={person.user.fullName} alone />
      )}
      {MenuSlide && isOpen && <MenuSlide {...person} onClose={close} />}
    </>
  );
}

const Club = styled.div`
  flex: 1;
  min-width: 0;
  padding-right: ${theme.space.xs};
`;
