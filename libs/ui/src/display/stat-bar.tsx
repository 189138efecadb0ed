import { styled } from 'styled-components';
import { theme, toneColor, type Tone } from '../theme/theme.ts';

export interface Share {
  label: string;
  value: number;
  tone: Tone;
}

/** A thin bar of proportions; screen readers read '12 Yes, 3 No'. */
export function StatBar({ shares }: { shares: readonly Share[] }) {
  return (
    <Track role="img" aria-label={shares.map((share) => `${share.value} ${share.label}`).join(', ')}>
      <Shares of={shares} />
    </Track>
  );
}

/** The parts of a bar, without words. */
export function Shares({ of: shares }: { of: readonly Share[] }) {
  const total = shares.reduce((sum, share) => sum + share.value, 0) || 1;
  const startOf = (at: number) => shares.slice(0, at).reduce((sum, share) => sum + share.value, 0);
  return (
    <Drawing viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden>
      {shares.map((share, at) => (
        <Part key={share.label} x={startOf(at)} y="0" width={share.value} height="1" $tone={share.tone} />
      ))}
    </Drawing>
  );
}

const Track = styled.div`
  position: relative;
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
`;

/** Out of the flow, because its intrinsic width grows with the total and would widen a table's column. */
const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Part = styled.rect<{ $tone: Tone }>`
  fill: ${({ $tone }) => ($tone === 'neutral' ? theme.color.line : toneColor[$tone].strong)};
`;
