import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { BareLink } from '../navigation/link-provider.tsx';
import { theme } from '../theme/theme.ts';

export interface CardHeadProps {
  title?: ReactNode;
  /** The heading's level on the page; 3 unless told. */
  level?: 2 | 3 | 4;
  /** Makes the title a link. */
  to?: string;
  /** Right of the title: a badge, a small button. */
  aside?: ReactNode;
  struck?: boolean;
}

/** The first line of a card: part of `Card`. */
export function CardHead({ id, title, level = 3, to, aside, struck }: CardHeadProps & { id: string }) {
  return (
    <Head>
      {title && (
        <Title as={`h${level}`} id={id} $struck={struck}>
          {to ? <TitleLink to={to}>{title}</TitleLink> : title}
        </Title>
      )}
      {aside}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

const Title = styled.h3<{ $struck?: boolean }>`
  flex: 1 1 auto;
  min-width: 0;
  max-width: 100%;
  font: ${theme.font.name};
  overflow-wrap: anywhere;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const TitleLink = styled(BareLink)`
  color: inherit;
  text-decoration: underline ${theme.color.control} 1px;
  text-underline-offset: 4px;
  border-radius: 4px;

  &:hover {
    text-decoration-color: currentColor;
  }
`;
