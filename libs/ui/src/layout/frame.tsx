import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { barLook, contentLook, sideLook, topLook } from './frame-look.ts';
import { SkipLink } from '../navigation/skip-link.tsx';
import { theme } from '../theme/theme.ts';

interface FrameProps {
  /** Top of the sidebar. */
  brand: ReactNode;
  /** `NavList`s of the sidebar, from 1024 px. */
  sidebar: ReactNode;
  /** End of the sidebar. */
  sidebarFoot?: ReactNode;
  /** The `NavList` of the bottom bar, below 1024 px. */
  bar: ReactNode;
  /** The bottom bar is out of the way; it returns when the focus enters it. */
  barHidden?: boolean;
  /** A bar above the page below 1024 px; the page's own header does not stick then. */
  top?: ReactNode;
  /** The pages: each a `PageHeader` and a `PageBody`. */
  children: ReactNode;
}

/** The landmarks around every page; content is never under the bars. */
export function Frame({ brand, sidebar, sidebarFoot, bar, barHidden, top, children }: FrameProps) {
  return (
    <Whole>
      <SkipLink />
      <Side>
        <Brand>{brand}</Brand>
        <Groups aria-label="Main">{sidebar}</Groups>
        {sidebarFoot && <Foot>{sidebarFoot}</Foot>}
      </Side>
      <Content $topped={top !== undefined} $barHidden={barHidden}>
        {top && <Top>{top}</Top>}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Content>
      <Bar aria-label="Bottom bar" $hidden={barHidden}>
        {bar}
      </Bar>
    </Whole>
  );
}

const Whole = styled.div`
  display: flex;
  min-height: calc(100dvh - var(--ui-banner, 0px));
`;

const Side = styled.header`
  ${sideLook}
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.size.header};
  padding: 0 ${theme.space.s};
  font: ${theme.font.section};
`;

const Groups = styled.nav`
  flex: 1;
`;

const Foot = styled.div`
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`;

const Content = styled.div<{ $topped: boolean; $barHidden?: boolean }>`
  ${contentLook}
`;

const Top = styled.header`
  ${topLook}
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

const Bar = styled.nav<{ $hidden?: boolean }>`
  ${barLook}
`;
