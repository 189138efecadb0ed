import { paths, useDocumentTitle } from '@touchline/app-core';
import { Crest, media, Stack, TextLink, theme } from '@touchline/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useClub } from '../session/use-club.ts';

interface RecoveryPageProps {
  title: string;
  /** Replaces a form, so the title takes the focus. */
  isOutcome?: boolean;
  children: ReactNode;
}

/** A page outside the frame, with and without a session: one question under the club's name. */
export function RecoveryPage({ title, isOutcome, children }: RecoveryPageProps) {
  const club = useClub();
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title, club.name);
  useLayoutEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <Main>
      {/* Its address contains a secret, and it may show names. */}
      <meta name="robots" content="noindex" />
      <Brand>
        <Crest url={club.crestUrl} size={40} />
        <Name>{club.name}</Name>
      </Brand>
      <Content>
        <Stack>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Content>
    </Main>
  );
}

export const BackToSignIn = () => (
  <div>
    <TextLink to={paths.auth} alone>
      Back to sign in
    </TextLink>
  </div>
);

const Main = styled.main`
  display: grid;
  align-content: start;
  justify-items: center;
  min-height: calc(100dvh - var(--ui-banner, 0px));

  ${media.tablet} {
    align-content: center;
    gap: ${theme.space.l};
    padding: ${theme.space.xl} ${theme.space.m};
  }
`;

/** The club's colour, as on the sign-in page; from 768 px only its name above the card. */
const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  width: 100%;
  padding: ${theme.space.s} ${theme.space.m};
  background: ${theme.color.panel};
  color: ${theme.color.onPanel};

  ${media.tablet} {
    justify-content: center;
    max-width: 480px;
    padding: 0;
    background: none;
    color: ${theme.color.text};

    & > svg {
      color: ${theme.color.brand};
    }
  }
`;

const Name = styled.p`
  min-width: 0;
  font: ${theme.font.name};
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  width: 100%;
  max-width: 480px;
  padding: ${theme.space.l} ${theme.space.m};

  ${media.tablet} {
    padding: ${theme.space.l};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
`;

const Heading = styled.h1`
  font: ${theme.font.section};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
  ${media.tablet} {
    font: ${theme.font.title};
  }
`;
