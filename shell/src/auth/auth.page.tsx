import { useDocumentTitle, useSearchParam } from '@touchline/app-core';
import { media, Stack, Tabs, Text, theme } from '@touchline/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectSession } from '../session/session.slice.ts';
import { useClub } from '../session/use-club.ts';
import { Features } from './features.tsx';
import { RegisterForm } from './register.form.tsx';
import { SignInForm } from './sign-in.form.tsx';
import { SilentServerNotice } from './silent-server-notice.tsx';

const tabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'register', label: 'Register' },
] as const;

/** Signing in and registering, beside what the product does. */
export default function AuthPage() {
  const club = useClub();
  const { status } = useSelector(selectSession);
  const [tab, setTab] = useSearchParam('tab', 'sign-in');
  const isRegistering = tab === 'register';
  useDocumentTitle(isRegistering ? 'Register' : 'Sign In', club.name);
  return (
    <Halves>
      <Pitch>
        <Features clubName={club.name} />
      </Pitch>
      <Doors>
        <Stack gap="l">
          {status === 'unreachable' && <SilentServerNotice />}
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
        </Stack>
      </Doors>
    </Halves>
  );
}

const Halves = styled.main`
  display: grid;
  align-content: start;
  min-height: 100dvh;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    align-content: stretch;
  }
`;

const Pitch = styled.div`
  padding: ${theme.space.l} ${theme.space.m} ${theme.space.m};

  ${media.desktop} {
    display: grid;
    place-content: center;
    padding: ${theme.space.xxl};
    background: ${theme.color.accentSoft};
  }
`;

const Doors = styled.div`
  width: 100%;
  max-width: 480px;
  margin: 0 auto;
  padding: ${theme.space.m};

  ${media.desktop} {
    align-self: center;
    padding: ${theme.space.xxl} ${theme.space.l};
  }
`;
