import { serverMessage } from '@touchline/api-client';
import { useDocumentTitle, useSearchParam } from '@touchline/app-core';
import { Alert, Button, media, Stack, Tabs, Text, theme } from '@touchline/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useAbout } from '../about/use-about.tsx';
import { TryDemo } from '../demo/try-demo.tsx';
import { selectSession } from '../session/session.slice.ts';
import { useClub, useClubQuery } from '../session/use-club.ts';
import { useServerRetry } from '../session/use-server-retry.ts';
import { Features } from './features.tsx';
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
  useDocumentTitle(isRegistering ? 'Register' : 'Sign In', club.name);
  return (
    <Columns>
      <Brand>
        <Text size="title">{club.name}</Text>
        <Text muted>Fixtures, teams and who is coming, in one place.</Text>
      </Brand>
      <Forms>
        <Stack gap="l">
          {(status === 'unreachable' || !data) && <ServerUnreachableNotice />}
          <Tabs
            label="Sign in or register"
            width="even"
            tabs={tabs}
            value={isRegistering ? 'register' : 'sign-in'}
            onChange={setTab}
          >
            {isRegistering ? <RegisterForm passwordMin={club.passwordMinLength} /> : <SignInForm />}
          </Tabs>
          <Text size="secondary" muted>
            New parents: you can find and claim your child from the dashboard after registering.
          </Text>
          <TryDemo />
        </Stack>
      </Forms>
      <Intro>
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
      {serverMessage(error, 'You can sign in once the server is back.')}
    </Alert>
  );
}

// The forms come before the introduction on phones and beside it on desktops.
const Columns = styled.main`
  display: grid;
  align-content: start;
  min-height: calc(100dvh - var(--ui-banner, 0px));

  ${media.desktop} {
    grid-template: 'brand forms' 1fr 'intro forms' 1fr / 1fr 1fr;
    background: linear-gradient(90deg, ${theme.color.accentSoft} 50%, ${theme.color.bg} 50%);
  }
`;

const Brand = styled.div`
  padding: ${theme.space.l} ${theme.space.m} ${theme.space.xs};

  ${media.desktop} {
    grid-area: brand;
    align-self: end;
    justify-self: center;
    width: 100%;
    max-width: 420px;
    padding: ${theme.space.l} ${theme.space.m} ${theme.space.s};
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

const Intro = styled.div`
  width: 100%;
  max-width: 480px;
  margin: 0 auto;
  padding: ${theme.space.m} ${theme.space.m} ${theme.space.xl};

  ${media.desktop} {
    grid-area: intro;
    max-width: 420px;
    padding-top: ${theme.space.s};
  }
`;

/** Aligns the text of the button with the text above. */
const About = styled.div`
  margin: ${theme.space.xs} calc(-1 * ${theme.space.m}) 0;
`;
