import { type FeedWithLinkDto } from '@touchline/api-client';
import { Alert, Button, DialogActions, DialogClose, LinkButton, Stack, Text, TextField } from '@touchline/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';

/** The address of a feed, which is shown once, and how to use it; the end of a dialog. */
export function FeedAddress({ feed: { url, scope, withResponses } }: { feed: FeedWithLinkDto }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(url);
    setCopied(isCopied ? 'copied' : 'selected');
    if (!isCopied) field.current?.select();
  };
  const contents = [
    'the events',
    ...(scope === 'coached' ? [] : ['the given names of your children']),
    ...(withResponses ? ['the RSVPs'] : []),
  ];
  return (
    <Stack>
      <Alert tone="info" title="This address is shown only now">
        Everyone who has it sees {listed.format(contents)}, without signing in. Pass it on only to people you trust.
      </Alert>
      <TextField
        ref={field}
        label="Address"
        readOnly
        value={url}
        helper={
          copied === 'selected' ? 'The address is selected. Copy it with your keyboard or a long press.' : undefined
        }
      />
      <Stack gap="xs">
        <Button autoFocus icon={copied === 'copied' ? Check : Copy} full="phone" onClick={() => void copy()}>
          {copied === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        <LinkButton variant="secondary" icon={CalendarPlus} full="phone" to={url.replace(/^https?:/, 'webcal:')}>
          Open in Calendar App
        </LinkButton>
      </Stack>
      <Text size="secondary" muted>
        In Google Calendar, add the address on a computer: Other calendars, From URL. Google looks for changes only
        every 8 to 24 hours; other calendars every hour or every day. Last-minute changes are always in Touchline.
      </Text>
      <DialogActions>
        <DialogClose>Done</DialogClose>
      </DialogActions>
    </Stack>
  );
}

const listed = new Intl.ListFormat('en-US');

/** False where pages may not write to the clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
