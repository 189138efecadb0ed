import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { offScreen, VisuallyHidden } from '../display/visually-hidden.tsx';
import { media, theme } from '../theme/theme.ts';
import { checkLook } from './check-look.ts';

/** What a press on a row reaches: `row` needs a row with `position: relative`. */
type Reach = 'own' | 'row' | 'row-of-phones';

interface RowCheckProps {
  /** The accessible name. */
  label: string;
  isOn: boolean;
  onToggle: () => void;
  reach?: Reach;
}

/** A checkbox before a row, 44 px high and 52 px wide. */
export const RowCheck = ({ label, isOn, onToggle, reach = 'own' }: RowCheckProps) => (
  <Target $reach={reach}>
    <Box type="checkbox" checked={isOn} onChange={onToggle} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Target>
);

interface AllCheckProps extends Pick<RowCheckProps, 'label' | 'onToggle'> {
  isOn: boolean | 'some';
  /** Hides the label from 768 px. */
  hidesLabel?: boolean;
}

/** A checkbox for all rows, in line with theirs. */
export function AllCheck({ label, isOn, onToggle, hidesLabel = false }: AllCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isOn === 'some';
  }, [isOn]);
  return (
    <Target $reach="own">
      <Box ref={box} type="checkbox" checked={isOn === true} onChange={onToggle} />
      <Words $isHidden={hidesLabel}>{label}</Words>
    </Target>
  );
}

const wholeRow = css`
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Target = styled.label<{ $reach: Reach }>`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: 15px;
  cursor: pointer;

  ${({ $reach }) => $reach === 'row' && wholeRow}
  ${media.phone} {
    ${({ $reach }) => $reach === 'row-of-phones' && wholeRow}
  }
`;

const Box = styled.input`
  ${checkLook}
  /* Above what the label reaches. */
  position: relative;
  z-index: 1;
  margin: 0;
`;

const Words = styled.span<{ $isHidden: boolean }>`
  padding-left: 15px;
  color: ${theme.color.muted};
  font: ${theme.font.label};

  ${media.tablet} {
    ${({ $isHidden }) => $isHidden && offScreen}
  }
`;
