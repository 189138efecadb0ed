import { serverMessage } from '@touchline/api-client';
import { Icon, Text, TextField, type TextFieldProps, theme } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useSavedText } from './use-saved-text.ts';

interface InlineFieldProps extends Pick<TextFieldProps, 'inputMode' | 'maxLength'> {
  /** The accessible name of the field: `Jersey # for Mia Keller`. */
  label: string;
  /** What the text says if there is no value. */
  placeholder: string;
  /** The server's value; empty if there is none. */
  saved: string;
  /** Returns the validation message of an invalid text. */
  validate?: (text: string) => string | undefined;
  save: (text: string) => PromiseLike<{ error?: unknown }>;
}

/** Text that becomes a field when it is pressed. Enter and leaving the field save, Escape restores the server's value. */
export function InlineField({ saved, validate, save, label, placeholder, ...field }: InlineFieldProps) {
  const { text, setDraft, isSaved, submit } = useSavedText(saved, save);
  const [isEditing, setIsEditing] = useState(false);
  const [error, setError] = useState<string>();
  /** Whether the text takes the focus that the field had. */
  const [takesFocus, setTakesFocus] = useState(false);

  const finish = async () => {
    const problem = validate?.(text.trim());
    setError(problem);
    if (problem) return;
    setIsEditing(false);
    const failure = await submit();
    if (!failure) return;
    setError(serverMessage(failure, 'Something went wrong'));
    setIsEditing(true);
  };
  const cancel = () => {
    setDraft(null);
    setError(undefined);
    setIsEditing(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The text takes the focus, and the same key would press it.
    event.preventDefault();
    setTakesFocus(true);
    if (event.key === 'Enter') void finish();
    else cancel();
  };

  if (isEditing) {
    return (
      <div onKeyDown={onKeyDown}>
        <TextField
          {...field}
          label={label}
          hideLabel
          autoComplete="off"
          // A text that could not be saved does not pull the focus back.
          autoFocus={!error || takesFocus}
          error={error}
          value={text}
          onChange={({ target }) => {
            setDraft(target.value);
            setError(undefined);
          }}
          onBlur={() => {
            setTakesFocus(false);
            void finish();
          }}
        />
      </div>
    );
  }
  return (
    <Line>
      <Value
        autoFocus={takesFocus}
        type="button"
        aria-label={text ? `${label}: ${text}` : `${label}: ${placeholder}`}
        $isEmpty={!text}
        onClick={() => setIsEditing(true)}
      >
        <span>{text || placeholder}</span>
      </Value>
      <span role="status">
        {isSaved && (
          <Text size="secondary" as="span" tone="accent">
            <Icon of={Check} size="small" /> Saved
          </Text>
        )}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xs};
  white-space: nowrap;
`;

const Value = styled.button<{ $isEmpty: boolean }>`
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  max-width: 100%;
  padding: ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${({ $isEmpty }) => ($isEmpty ? theme.color.muted : theme.color.text)};
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
  cursor: text;

  & > span {
    border-bottom: 1px dashed ${theme.color.control};
  }
  &:hover {
    background: ${theme.color.raised};
  }
`;
