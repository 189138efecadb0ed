import { Button, Stack, TextField } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef, useState } from 'react';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Focuses the button. */
  autoFocus?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** A text with a button that copies it, or selects it where pages may not write to the clipboard. */
export function CopyField({ label, value, autoFocus, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(value);
    setCopied(isCopied ? 'copied' : 'selected');
    if (!isCopied) field.current?.select();
  };
  return (
    <>
      <TextField
        ref={field}
        label={label}
        readOnly
        value={value}
        helper={
          copied === 'selected'
            ? `The ${label.toLowerCase()} is selected. Copy it with your keyboard or a long press.`
            : undefined
        }
      />
      <Stack gap="xs">
        <Button
          autoFocus={autoFocus}
          variant={children ? 'primary' : 'secondary'}
          icon={copied === 'copied' ? Check : Copy}
          full="phone"
          onClick={() => void copy()}
        >
          {copied === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        {children}
      </Stack>
    </>
  );
}

/** False where pages may not write to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
