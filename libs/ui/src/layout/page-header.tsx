import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '../display/text.tsx';
import { media, theme } from '../theme/theme.ts';

interface PageHeaderProps {
  /** Missing while the page loads. */
  title?: string;
  /** Today's date. */
  date?: string;
  /** Left of the title, such as a menu button. */
  lead?: ReactNode;
  /** Icon buttons on the right. */
  actions?: ReactNode;
}

/** The sticky bar of 56 px at the top of a page, with its h1. */
export function PageHeader({ title, date, lead, actions }: PageHeaderProps) {
  return (
    <Bar>
      {lead}
      <Title>{title && <Text size="title">{title}</Text>}</Title>
      {date && <Day>{date}</Day>}
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  );
}

const Bar = styled.div`
  position: var(--ui-page-header, sticky);
  top: var(--ui-banner, 0px);
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  min-height: ${theme.size.header};
  padding: 6px max(${theme.space.m}, calc((100% - ${theme.size.content}) / 2 + ${theme.space.m}));
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.bg};
`;

const Title = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`;

const Day = styled.p`
  /* Shrinks before the title does. */
  flex: 0 9999 auto;
  min-width: 6rem;
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
  font-variant-numeric: tabular-nums;
  text-align: right;

  ${media.tablet} {
    flex: none;
    white-space: nowrap;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-right: -10px;
`;
