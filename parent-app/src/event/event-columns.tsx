import { media, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

interface EventColumnsProps {
  /** What, when and where. */
  head: ReactNode;
  /** What the family is asked, and who is coming: beside the rest from 1024 px. */
  answers: ReactNode;
  coming: ReactNode;
  description: ReactNode;
  history: ReactNode;
}

/** The event's page for families. On phones the answers come right after the facts, unless they stay at the bottom of the screen. */
export const EventColumns = ({ head, answers, coming, description, history }: EventColumnsProps) => (
  <Columns>
    <Main>{head}</Main>
    <Side>
      {answers}
      <Later>{coming}</Later>
    </Side>
    <Main>{description}</Main>
    <Later>{history}</Later>
  </Columns>
);

/** Not a grid on phones, because what is sticky would stay in its row. */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.l};

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 640px) 336px;
    grid-template-rows: auto auto 1fr;
    align-items: start;
    gap: ${theme.space.m} ${theme.space.l};
  }
`;

const Main = styled.div`
  min-width: 0;

  &:empty {
    display: none;
  }
`;

const Side = styled.div`
  display: contents;

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-area: 1 / 2 / span 3;
    gap: ${theme.space.l};
  }
`;

const Later = styled.div`
  order: 1;

  &:empty {
    display: none;
  }

  ${media.desktop} {
    order: 0;
  }
`;
