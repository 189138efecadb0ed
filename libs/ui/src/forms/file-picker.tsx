import FileUp from 'lucide-react/icons/file-up';
import { useId, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { described, type FieldTexts, FieldNotes } from './field.tsx';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';
import { offScreen } from '../display/visually-hidden.tsx';

interface FilePickerProps extends Omit<FieldTexts, 'hideLabel'> {
  file: File | null;
  onChange: (file: File | null) => void;
  /** The required file name extension; several, or a kind of files such as `image/*`, are for the caller to check. */
  accept?: string;
  /** What can be chosen, in words; the extension by default. */
  kind?: string;
  disabled?: boolean;
}

/** Shows the name and the size of the chosen file; rejects other extensions with an error. */
export function FilePicker({
  label,
  helper,
  error,
  file,
  onChange,
  accept = '.csv',
  kind = accept,
  disabled,
}: FilePickerProps) {
  const id = useId();
  const [rejection, setRejection] = useState('');
  const problem = error ?? (rejection || undefined);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0] ?? null;
    const fits = !picked || !/^\.\w+$/.test(accept) || picked.name.toLowerCase().endsWith(accept);
    setRejection(fits ? '' : `Please choose a ${accept} file`);
    onChange(fits ? picked : null);
    // Otherwise choosing the same file again, corrected in the meantime, fires no change event.
    event.target.value = '';
  };
  return (
    <div>
      <Target $disabled={disabled}>
        <Icon of={FileUp} size="large" />
        <Content>
          <Label>{label}</Label>
          <FileName>{file ? `${file.name} (${kilobytes(file.size)} KB)` : `No file chosen (${kind})`}</FileName>
        </Content>
        <Input
          type="file"
          id={id}
          accept={accept}
          disabled={disabled}
          onChange={pick}
          {...described(id, { helper, error: problem })}
        />
      </Target>
      <FieldNotes id={id} helper={helper} error={problem} />
    </div>
  );
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const Target = styled.label<{ $disabled?: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: 64px;
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'pointer')};
  opacity: ${({ $disabled }) => ($disabled ? 0.6 : 1)};

  &:hover {
    background: ${theme.color.raised};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Content = styled.span`
  display: grid;
  min-width: 0;
`;

const Label = styled.span`
  font: ${theme.font.control};
`;

const FileName = styled.span`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
  overflow-wrap: anywhere;
`;

const Input = styled.input`
  ${offScreen}
`;
