import { theme } from '@touchline/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** A panel that opens above the bottom bar. */
export function PopUp({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  inset: auto ${theme.space.xs} calc(100% + ${theme.space.xs});
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};
`;

const Title = styled.h2`
  margin-bottom: ${theme.space.xs};
  color: ${theme.color.muted};
  font: ${theme.font.label};
`;
