import { type Club, type SessionUser } from '@touchline/api-client';
import { Frame } from '@touchline/ui';
import { type ReactNode } from 'react';
import { ClubName } from './club-frame.tsx';
import { PersonCard } from './person-card.tsx';

interface SetUpFrameProps {
  club: Club;
  user: SessionUser;
  /** A line about the connection, when there is something to say. */
  notice?: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame around the page on which a user sets up a second factor before anything else: nothing leads to another page. */
export function SetUpFrame({ club, user, notice, onSignOut, children }: SetUpFrameProps) {
  return (
    <Frame
      brand={<ClubName club={club} />}
      sidebarFoot={<PersonCard user={user} onSignOut={onSignOut} />}
      notice={notice}
    >
      {children}
    </Frame>
  );
}
