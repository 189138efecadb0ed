import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A small number at a corner or an edge; say it in the label, too. */
export const CountMark = ({ count }: { count: number }) => <Mark aria-hidden>{count > 9 ? '9+' : count}</Mark>;

const Mark = styled.span`
  flex: none;
  min-width: 18px;
  padding: 1px 4px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.action};
  color: ${theme.color.onAction};
  font: ${theme.font.tiny};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
