import { type FeedWithLinkDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { listWords } from '@touchline/domain';
import { Alert, DialogActions, DialogClose, LinkButton, Stack, Text, TextLink } from '@touchline/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { CopyField } from '../copy-field.tsx';

/** The address of a feed, which is shown once, and how to use it; the end of a dialog. */
export function FeedAddress({ feed: { url, scope, withResponses } }: { feed: FeedWithLinkDto }) {
  const contents = [
    'the events',
    ...(scope === 'coached' ? [] : ['the given names of your children']),
    ...(withResponses ? ['the RSVPs'] : []),
  ];
  return (
    <Stack>
      <LinkButton icon={CalendarPlus} full="phone" to={url.replace(/^https?:/, 'webcal:')}>
        Open in Calendar App
      </LinkButton>
      <CopyField label="Address" value={url} autoFocus />
      <Alert tone="info" title="This address is shown only now">
        Anyone with it sees {listWords(contents)} without signing in. Share it only with people you trust.
      </Alert>
      <Text size="secondary" muted>
        In Google Calendar, add the address on a computer: Other calendars, From URL. Google looks for changes only
        every 8 to 24 hours; other calendars every hour or every day. Last-minute changes are always in Touchline.
      </Text>
      <TextLink to={paths.feeds}>Your calendar links</TextLink>
      <DialogActions>
        <DialogClose>Done</DialogClose>
      </DialogActions>
    </Stack>
  );
}
