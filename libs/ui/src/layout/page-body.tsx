import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { contentId } from '../navigation/skip-link.tsx';
import { media, theme } from '../theme/theme.ts';

interface PageBodyProps {
  children: ReactNode;
  /** Above the content, left of the actions from 768 px: a breadcrumb, a sentence, a search box. */
  intro?: ReactNode;
  /** The primary action, top right from 768 px. On phones it belongs in the `PageHeader`. */
  actions?: ReactNode;
}

/** The content below a `PageHeader`, at most 1,120 px wide. */
export function PageBody({ intro, actions, children }: PageBodyProps) {
  return (
    <Body id={contentId} tabIndex={-1}>
      {intro && <Intro>{intro}</Intro>}
      {actions && <Actions data-actions>{actions}</Actions>}
      {children}
    </Body>
  );
}

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.m};
  width: 100%;
  max-width: calc(${theme.size.content} + 2 * ${theme.space.m});
  margin: 0 auto;
  padding: ${theme.space.m};

  &:focus {
    outline: none;
  }
  ${media.tablet} {
    display: grid;
    align-content: start;
    gap: ${theme.space.l};
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${theme.space.l} ${theme.space.xl};

    & > * {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

const Intro = styled.div`
  min-width: 0;

  ${media.tablet} {
    align-self: center;

    &:has(+ [data-actions]) {
      grid-column: 1;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space.xs};

  ${media.tablet} {
    grid-column: 2;
    justify-content: flex-end;
  }
`;
