import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { SlideOut, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { Groups } from './groups.tsx';
import { PersonCard } from './person-card.tsx';

interface MenuSlideProps {
  destinations: readonly Destination[];
  user: SessionUser;
  onSignOut: () => void;
  onClose: () => void;
}

/** The whole navigation of phones in the admin area, and the way out. */
export default function MenuSlide({ destinations, user, onSignOut, onClose }: MenuSlideProps) {
  return (
    <SlideOut title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        <Groups destinations={destinations} />
      </nav>
      <Foot>
        <PersonCard user={user} onSignOut={onSignOut} />
      </Foot>
    </SlideOut>
  );
}

const Foot = styled.div`
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`;
