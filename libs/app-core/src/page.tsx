import { media, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShell } from './app-root.tsx';
import { longDate } from './formats.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useToday } from './use-today.ts';

interface PageProps {
  title: string;
  /** The page's primary action: beside the title, on phones a bar above the navigation. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One screen: its title, today's date, its action and its content. */
export function Page({ title, actions, children }: PageProps) {
  const today = useToday();
  useDocumentTitle(title, useShell().club.name);
  return (
    <>
      <Header>
        <Title>{title}</Title>
        <Today dateTime={today}>{longDate(today)}</Today>
        {actions && <Actions>{actions}</Actions>}
      </Header>
      <Content $raised={Boolean(actions)}>{children}</Content>
    </>
  );
}

const Header = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: ${theme.size.header};
  padding: ${theme.space.xxs} ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.bg};

  ${media.desktop} {
    flex-direction: row;
    align-items: center;
    justify-content: start;
    gap: ${theme.space.m};
    min-height: 72px;
    padding: ${theme.space.xs} ${theme.space.xl};
  }
`;

const Title = styled.h1`
  font: ${theme.font.section};
  overflow-wrap: anywhere;

  ${media.desktop} {
    font: ${theme.font.title};
  }
`;

const Today = styled.time`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
  white-space: nowrap;

  ${media.desktop} {
    margin-left: auto;
  }
`;

const Actions = styled.div`
  position: fixed;
  inset: auto 0 calc(${theme.size.bar} + env(safe-area-inset-bottom)) 0;
  display: grid;
  padding: ${theme.space.xs} ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${media.desktop} {
    position: static;
    display: flex;
    gap: ${theme.space.xs};
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Content = styled.div<{ $raised: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.l};
  width: 100%;
  max-width: ${theme.size.content};
  padding: ${theme.space.m};
  padding-bottom: ${({ $raised }) => ($raised ? '92px' : theme.space.m)};

  ${media.desktop} {
    padding: ${theme.space.l} ${theme.space.xl} ${theme.space.xxl};
  }
`;
