import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { SkipLink } from '../navigation/skip-link.tsx';
import { media, theme } from '../theme/theme.ts';

interface FrameProps {
  /** At the top of the sidebar. */
  brand: ReactNode;
  /** The `NavList`s of the sidebar, which is shown from 1024 px. Without them and the bar there is no navigation. */
  sidebar?: ReactNode;
  /** At the end of the sidebar. */
  sidebarFoot?: ReactNode;
  /** The `NavList` of the bottom bar, below 1024 px. */
  bar?: ReactNode;
  /** Moves the bottom bar off the screen; it returns when it receives focus. */
  barHidden?: boolean;
  /** One line at the bottom of the screen, above the bottom bar. */
  notice?: ReactNode;
  /** A `PageHeader` and a `PageBody`. */
  children: ReactNode;
}

/** The landmarks around every page. The bars never cover content. */
export function Frame({ brand, sidebar, sidebarFoot, bar, barHidden, notice, children }: FrameProps) {
  return (
    <Layout>
      <SkipLink />
      <Sidebar>
        <Brand>{brand}</Brand>
        {sidebar ? <SidebarNav aria-label="Main">{sidebar}</SidebarNav> : <Filler />}
        {sidebarFoot && <SidebarFooter>{sidebarFoot}</SidebarFooter>}
      </Sidebar>
      <Content $hasBar={Boolean(bar)} $barHidden={barHidden} $hasNotice={Boolean(notice)}>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        <Status role="status">{notice && <Notice>{notice}</Notice>}</Status>
      </Content>
      {bar && (
        <BottomBar aria-label="Bottom bar" $hidden={barHidden}>
          {bar}
        </BottomBar>
      )}
    </Layout>
  );
}

/** Pages are printed without the frame. */
const offPaper = css`
  @media print {
    display: none;
  }
`;

const Layout = styled.div`
  display: flex;
  min-height: calc(100dvh - var(--ui-banner, 0px));

  @media (max-width: 1023.98px) and (max-height: 499.98px) {
    flex-direction: column;
  }
  @media print {
    display: block;
    min-height: 0;
  }
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
  ${offPaper}
`;

const Brand = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.size.header};
  padding: 6px ${theme.space.s};
  color: ${theme.color.brand};
`;

const SidebarNav = styled.nav`
  flex: 1;
`;

const Filler = styled.div`
  flex: 1;
`;

const SidebarFooter = styled.div`
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`;

const barHeight = `calc(${theme.size.bar} + env(safe-area-inset-bottom))`;

const noticeHeight = '36px';

const Content = styled.div<{ $hasBar: boolean; $barHidden?: boolean; $hasNotice: boolean }>`
  --ui-notice: ${({ $hasNotice }) => ($hasNotice ? noticeHeight : '0px')};
  --ui-frame-bar: ${({ $hasBar, $barHidden }) => ($hasBar && !$barHidden ? barHeight : 'env(safe-area-inset-bottom)')};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding-bottom: calc(${({ $hasBar }) => ($hasBar ? barHeight : 'env(safe-area-inset-bottom)')} + var(--ui-notice));

  ${media.low} {
    --ui-frame-bar: 0px;
    padding-bottom: 0;
  }
  @media print {
    padding-bottom: 0;
  }
  ${media.desktop} {
    --ui-frame-bar: 0px;
    padding-bottom: var(--ui-notice);
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

/* At the end of the content, so that it covers nothing there; until then it stays above the bottom bar. */
const Status = styled.div`
  position: sticky;
  bottom: var(--ui-frame-bar);
  z-index: 15;
`;

const Notice = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: ${noticeHeight};
  padding: ${theme.space.xxs} ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  font: ${theme.font.secondary};

  ${media.low} {
    position: static;
  }
`;

/** At the top of a low page, because it would take a quarter of the screen. */
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
  ${media.low} {
    position: static;
    order: -1;
    border-top: 0;
    border-bottom: 1px solid ${theme.color.line};

    &:not(:focus-within) {
      transform: none;
    }
  }
  ${media.desktop} {
    display: none;
  }
  ${offPaper}
`;
