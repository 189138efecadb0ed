import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SkipLink } from '../navigation/skip-link.tsx';
import { media, theme } from '../theme/theme.ts';

interface FrameProps {
  /** At the top of the sidebar. */
  brand: ReactNode;
  /** The `NavList`s of the sidebar, which is shown from 1024 px. */
  sidebar: ReactNode;
  /** At the end of the sidebar. */
  sidebarFoot?: ReactNode;
  /** The `NavList` of the bottom bar, below 1024 px. */
  bar: ReactNode;
  /** Moves the bottom bar off the screen; it returns when it receives focus. */
  barHidden?: boolean;
  /** A bar above the page below 1024 px. The page's own header is not sticky then. */
  top?: ReactNode;
  /** A `PageHeader` and a `PageBody`. */
  children: ReactNode;
}

/** The landmarks around every page. The bars never cover content. */
export function Frame({ brand, sidebar, sidebarFoot, bar, barHidden, top, children }: FrameProps) {
  return (
    <Layout>
      <SkipLink />
      <Sidebar>
        <Brand>{brand}</Brand>
        <SidebarNav aria-label="Main">{sidebar}</SidebarNav>
        {sidebarFoot && <SidebarFooter>{sidebarFoot}</SidebarFooter>}
      </Sidebar>
      <Content $topped={top !== undefined} $barHidden={barHidden}>
        {top && <TopBar>{top}</TopBar>}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Content>
      <BottomBar aria-label="Bottom bar" $hidden={barHidden}>
        {bar}
      </BottomBar>
    </Layout>
  );
}

const Layout = styled.div`
  display: flex;
  min-height: calc(100dvh - var(--ui-banner, 0px));
`;

const Sidebar = styled.header`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: var(--ui-banner, 0px);
    display: flex;
    flex: none;
    flex-direction: column;
    width: 248px;
    height: calc(100dvh - var(--ui-banner, 0px));
    padding: 0 ${theme.space.s} ${theme.space.s};
    overflow-y: auto;
    border-right: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.size.header};
  padding: 0 ${theme.space.s};
  font: ${theme.font.section};
`;

const SidebarNav = styled.nav`
  flex: 1;
`;

const SidebarFooter = styled.div`
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`;

const barHeight = `calc(${theme.size.bar} + env(safe-area-inset-bottom))`;

// Pages read the two properties; they may be drawn by another copy of this library.
const Content = styled.div<{ $topped: boolean; $barHidden?: boolean }>`
  --ui-bottom-bar: ${({ $barHidden }) => ($barHidden ? 'env(safe-area-inset-bottom)' : barHeight)};
  --ui-page-header: ${({ $topped }) => ($topped ? 'static' : 'sticky')};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding-bottom: ${barHeight};

  ${media.desktop} {
    --ui-bottom-bar: 0px;
    --ui-page-header: sticky;
    padding-bottom: 0;
  }
`;

const TopBar = styled.header`
  position: sticky;
  top: var(--ui-banner, 0px);
  z-index: 21;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  min-height: ${theme.size.header};
  padding: 6px ${theme.space.xs};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${media.desktop} {
    display: none;
  }
`;

/** A column, so that a short page can fill the screen. */
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`;

const BottomBar = styled.nav<{ $hidden?: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  min-height: ${theme.size.bar};
  padding: 2px ${theme.space.xxs} calc(2px + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  transition: transform ${theme.quick};

  &:not(:focus-within) {
    transform: ${({ $hidden }) => ($hidden ? 'translateY(100%)' : 'none')};
  }
  ${media.desktop} {
    display: none;
  }
`;
