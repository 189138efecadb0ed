import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Crest } from '../display/crest.tsx';
import { Text } from '../display/text.tsx';
import { offScreen } from '../display/visually-hidden.tsx';
import { media, theme } from '../theme/theme.ts';

interface PageHeaderProps {
  /** Missing while the page loads. */
  title?: string;
  /** A title that people write: smaller on phones, because it is often long. */
  isLong?: boolean;
  /** The club, whose crest and name stand for the title on phones. */
  club?: { name: string; crestUrl: string | null };
  /** Today's date: right of the title, on phones below it. */
  date?: string;
  /** Left of the title, such as a menu button. */
  lead?: ReactNode;
  /** The page's primary action; `Button`s with an icon show the icon alone. Only on phones: see `PageBody` for wider screens. */
  primary?: ReactNode;
  /** Icon buttons on the right. */
  actions?: ReactNode;
}

/** The bar of at least 56 px at the top of a page, with its h1; sticky on screens that are high enough. */
export function PageHeader({ title, isLong = false, club, date, lead, primary, actions }: PageHeaderProps) {
  return (
    <Bar>
      <Lead>{lead}</Lead>
      {club && (
        <ClubCrest>
          <Crest url={club.crestUrl} size={28} />
        </ClubCrest>
      )}
      <Heading $isLong={isLong} $isHome={Boolean(club)}>
        {title && <Text size="title">{title}</Text>}
        {club && <ClubName>{club.name}</ClubName>}
        {date && <Day>{date}</Day>}
      </Heading>
      {primary && <Primary>{primary}</Primary>}
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  top: var(--ui-banner, 0px);
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.header};
  padding: 6px max(${theme.space.m}, calc((100% - ${theme.size.content}) / 2));
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.bg};

  ${media.tablet} {
    gap: ${theme.space.s};
  }
  ${media.low} {
    position: static;
  }
  @media print {
    position: static;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Lead = styled.div`
  display: flex;
  flex: none;
  margin-left: -10px;

  &:empty {
    display: none;
  }
`;

const onPhones = css`
  display: none;

  ${media.phone} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

const ClubCrest = styled.div`
  ${onPhones}
  flex: none;
  color: ${theme.color.brand};
`;

const ClubName = styled.p`
  ${onPhones}
  overflow: hidden;
  font: ${theme.font.section};
  font-size: 1.0625rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Small beside other parts on phones, where one bar has a menu, a title and three buttons. */
const Heading = styled.div<{ $isLong: boolean; $isHome: boolean }>`
  flex: 1 1 auto;
  min-width: 0;

  ${media.phone} {
    h1 {
      ${({ $isLong }) => $isLong && `font: ${theme.font.section};`}
      ${({ $isHome }) => $isHome && offScreen}
    }
    *:not(:empty) + & h1 {
      font: ${theme.font.name};
    }
  }
  ${media.tablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.xxs} ${theme.space.s};
  }
`;

const Day = styled.p`
  flex: none;
  color: ${theme.color.muted};
  font: ${theme.font.tiny};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.tablet} {
    font: ${theme.font.secondary};
  }
  @media print {
    display: none;
  }
`;

const Primary = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space.xxs};

  & > button:has(svg) {
    width: ${theme.size.touch};
    padding: 0;

    & > span:last-child {
      ${offScreen}
    }
  }
  @media print {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-right: -10px;

  @media print {
    display: none;
  }
`;
