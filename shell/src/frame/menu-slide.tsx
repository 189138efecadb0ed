import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { SlideOut, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { NavGroups } from './nav-items.tsx';
import { PersonCard } from './person-card.tsx';

interface MenuSlideProps {
  destinations: readonly Destination[];
  user: SessionUser;
  onSignOut: () => void;
  onClose: () => void;
}

/** The navigation of the admin area on phones. */
export default function MenuSlide({ destinations, user, onSignOut, onClose }: MenuSlideProps) {
  return (
    <SlideOut title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        <NavGroups destinations={destinations} />
      </nav>
      <Footer>
        <PersonCard user={user} onSignOut={onSignOut} />
      </Footer>
    </SlideOut>
  );
}

const Footer = styled.div`
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`;
