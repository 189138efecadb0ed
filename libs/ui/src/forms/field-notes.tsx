import CircleAlert from 'lucide-react/icons/circle-alert';
import { styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';

/** Helper and error under a field; `described()` ties them to the control. */
export function FieldNotes({ id, helper, error }: { id: string; helper?: string; error?: string }) {
  return (
    <>
      {helper && <Helper id={`${id}-helper`}>{helper}</Helper>}
      {error && (
        <Problem id={`${id}-error`}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </Problem>
      )}
    </>
  );
}

const Helper = styled.p`
  margin-top: 6px;
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;

const Problem = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${theme.color.danger};
  font: ${theme.font.label};

  svg {
    margin-top: 2px;
  }
`;
