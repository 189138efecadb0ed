import {
  type EventDto,
  type EventReminderDto,
  serverMessage,
  useGetEventReminderQuery,
  useRemindFamiliesMutation,
} from '@touchline/api-client';
import { instantInText, LoadError, useShell } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { Alert, Button, Dialog, DialogActions, DialogClose, Skeleton, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { useNow } from '../../events/use-now.ts';

interface RemindFamiliesDialogProps {
  event: EventDto;
  onClose: () => void;
}

/** Says how many get a mail before it is sent, because so many people get one. */
export function RemindFamiliesDialog({ event, onClose }: RemindFamiliesDialogProps) {
  const [openedAt] = useState(Date.now);
  const { currentData, fulfilledTimeStamp, isError, error, refetch } = useGetEventReminderQuery(event.id, {
    refetchOnMountOrArgChange: true,
  });
  // The numbers of an earlier look may be wrong by now.
  const reminder = fulfilledTimeStamp && fulfilledTimeStamp >= openedAt ? currentData : undefined;
  const [remind, { isLoading, error: failure }] = useRemindFamiliesMutation();
  const now = useNow();
  const mayRemind = reminder && reminder.families > 0 && !isTooEarly(reminder, now);
  const confirm = async () => {
    const { error: rejected } = await remind(event.id);
    if (!rejected) return onClose();
    // Somebody else may have reminded them, or everybody has answered by now.
    void refetch();
  };
  return (
    <Dialog title="Remind families?" description={event.title} onClose={onClose}>
      <Stack>
        {!reminder && !isError && <Skeleton shape="text" count={3} label="Counting parents..." />}
        <LoadError query={{ data: reminder, isError, error }} onRetry={refetch}>
          Error counting the parents. Please try again.
        </LoadError>
        {reminder && <Numbers reminder={reminder} event={event} now={now} />}
        {failure !== undefined && <Alert>{serverMessage(failure, 'Something went wrong')}</Alert>}
        <DialogActions>
          <DialogClose>Cancel</DialogClose>
          <Button disabled={!mayRemind} busy={isLoading} busyText="Reminding..." onClick={() => void confirm()}>
            {mayRemind ? `Remind ${parents(reminder.families)}` : 'Remind'}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

function Numbers({ reminder, event, now }: { reminder: EventReminderDto; event: EventDto; now: Date }) {
  const { families, unreachable, sentAt, nextAt } = reminder;
  const { timeZone } = useShell().club;
  // The sheet may show one of several teams.
  const isOneTeam = event.teams.length === 1;
  return (
    <Stack gap="xs">
      {families === 0 && <Text>Everybody has answered.</Text>}
      {families > 0 && !isTooEarly(reminder, now) && (
        <Text>
          We mail {families === 1 ? 'the parent' : `the ${numberWords(families)} parents`} who still{' '}
          {families === 1 ? 'has' : 'have'} to answer{isOneTeam ? '' : ', of all teams'}. During quiet hours, the mail
          waits until they end.
        </Text>
      )}
      {unreachable > 0 && (
        <Text muted>
          {unreachable === 1
            ? '1 player who still has to answer cannot'
            : `${unreachable} players who still have to answer cannot`}{' '}
          be reached: their parents want no reminders, have no confirmed address, or are not in Touchline.
        </Text>
      )}
      {sentAt && <Text muted>Last reminded on {instantInText(sentAt, timeZone)}.</Text>}
      {nextAt && isTooEarly(reminder, now) && (
        <Text>You can remind them again on {instantInText(nextAt, timeZone)}.</Text>
      )}
    </Stack>
  );
}

const isTooEarly = ({ nextAt }: EventReminderDto, now: Date) => nextAt !== null && new Date(nextAt) > now;

const parents = (count: number) => (count === 1 ? '1 parent' : `${numberWords(count)} parents`);
