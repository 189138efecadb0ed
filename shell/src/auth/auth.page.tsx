import { serverMessage } from '@touchline/api-client';
import { useDocumentTitle, useSearchParam } from '@touchline/app-core';
import { Alert, Button, Crest, media, Stack, Tabs, Text, theme } from '@touchline/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useAbout } from '../about/use-about.tsx';
import { TryDemo } from '../demo/try-demo.tsx';
import { selectSession } from '../session/session.slice.ts';
import { useClub, useClubQuery } from '../session/use-club.ts';
import { useServerRetry } from '../session/use-server-retry.ts';
import { DashboardPicture } from './dashboard-picture.tsx';
import { Features } from './features.tsx';
import { hasKeyboard } from './has-keyboard.ts';
import { RegisterForm } from './register.form.tsx';
import { SignInForm } from './sign-in.form.tsx';

const tabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'register', label: 'Register' },
] as const;

export default function AuthPage() {
  const club = useClub();
  const about = useAbout();
  const { data } = useClubQuery();
  const { status } = useSelector(selectSession);
  const [tab, setTab] = useSearchParam('tab', 'sign-in');
  const isRegistering = tab === 'register';
  // Only at first, because arrow keys on the tabs must not lose the focus.
  const [isNew, setIsNew] = useState(true);
  const choose = (next: string) => {
    setIsNew(false);
    setTab(next);
  };
  useDocumentTitle(isRegistering ? 'Register' : 'Sign In', club.name);
  return (
    <Columns>
      <Brand>
        <Crest url={club.crestUrl} size={56} />
        <div>
          <Text size="title" clamp>
            {club.name}
          </Text>
          <Slogan>Fixtures, teams and who is coming, in one place.</Slogan>
        </div>
      </Brand>
      <Forms>
        <Stack gap="l">
          {(status === 'unreachable' || !data) && <ServerUnreachableNotice />}
          <FormCard>
            <Tabs
              label="Sign in or register"
              width="even"
              tabs={tabs}
              value={isRegistering ? 'register' : 'sign-in'}
              onChange={choose}
            >
              {isRegistering ? <RegisterForm /> : <SignInForm isFocused={isNew && hasKeyboard()} />}
            </Tabs>
          </FormCard>
          <Text size="secondary" muted>
            New parents: you can find and claim your child from the dashboard after registering.
          </Text>
          {club.offersDemo && <TryDemo />}
        </Stack>
      </Forms>
      <Intro>
        <DashboardPicture />
        <Features />
        <About>
          <Button variant="quiet" onClick={about.open}>
            About Touchline
          </Button>
        </About>
        {about.dialog}
      </Intro>
    </Columns>
  );
}

/** Tells visitors of the sign-in page that the server does not respond. */
function ServerUnreachableNotice() {
  const { isAsking, retry } = useServerRetry();
  const { error } = useClubQuery();
  return (
    <Alert
      tone="warn"
      title="The server cannot be reached"
      action={isAsking ? 'Connecting...' : 'Retry'}
      onAction={retry}
    >
      {serverMessage(error, 'You can sign in when the server is back.')}
    </Alert>
  );
}

// The forms come before the introduction on phones and beside it on desktops.
const Columns = styled.main`
  display: grid;
  align-content: start;
  min-height: calc(100dvh - var(--ui-banner, 0px));

  ${media.desktop} {
    grid-template: 'brand forms' 1fr 'intro forms' auto / 1fr 1fr;
    background: linear-gradient(90deg, ${theme.color.panel} 50%, ${theme.color.bg} 50%);
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.s} max(${theme.space.m}, calc((100% - 448px) / 2));
  background: ${theme.color.panel};
  color: ${theme.color.onPanel};

  & > div {
    min-width: 0;
  }
  ${media.desktop} {
    grid-area: brand;
    align-self: end;
    justify-self: center;
    width: 100%;
    max-width: 480px;
    padding: ${theme.space.xl} ${theme.space.m} ${theme.space.l};
    background: none;
  }
`;

const Slogan = styled.p`
  font: ${theme.font.secondary};

  ${media.desktop} {
    font: ${theme.font.body};
  }
`;

const Forms = styled.div`
  width: 100%;
  max-width: 480px;
  margin: 0 auto;
  padding: ${theme.space.m};

  ${media.desktop} {
    grid-area: forms;
    align-self: center;
    padding: ${theme.space.xxl} ${theme.space.l};
  }
`;

/** Stands out on desktops; a phone has no room for another frame. */
const FormCard = styled.div`
  ${media.tablet} {
    padding: ${theme.space.l};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    box-shadow: ${theme.color.shadow};
  }
`;

const Intro = styled.div`
  display: grid;
  gap: ${theme.space.l};
  width: 100%;
  max-width: 480px;
  margin: 0 auto;
  padding: ${theme.space.m} ${theme.space.m} ${theme.space.xl};

  ${media.desktop} {
    grid-area: intro;
    padding-top: 0;
    color: ${theme.color.onPanel};

    & button,
    & li svg {
      color: inherit;
    }
  }
`;

/** Aligns the text of the button with the text above. */
const About = styled.div`
  margin: calc(-1 * ${theme.space.s}) calc(-1 * ${theme.space.m}) 0;

  ${media.desktop} {
    button:hover:not(:disabled) {
      background: none;
      text-decoration: underline;
    }
  }
`;
