import { serverMessage, useCreateFeedMutation } from '@touchline/api-client';
import { SchemaForm, useControlledField, useSchemaForm } from '@touchline/app-core';
import { Button, CheckboxField, Dialog, DialogActions, DialogClose, RadioGroup, Text, TextField } from '@touchline/ui';
import { useWatch } from 'react-hook-form';
import { feedsInWords } from './feed-words.ts';
import { FeedAddress } from './feed-address.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { feedOf, feedSchema } from './feed-form.schema.ts';
import { type FeedChoice } from './use-feed-choices.ts';

interface AddFeedDialogProps {
  choices: FeedChoice[];
  onClose: () => void;
}

/** Makes a link for the user's own calendar, and then shows it. */
export default function AddFeedDialog({ choices, onClose }: AddFeedDialogProps) {
  const [create, { data: feed, isLoading }] = useCreateFeedMutation();
  // The address is shown only once.
  const close = () => !isLoading && onClose();
  return (
    <Dialog title={feed ? `Subscribe to “${feed.name}”` : 'Add to my calendar'} onClose={close}>
      {feed && <FeedAddress feed={feed} />}
      {!feed && (choices.length > 0 ? <FeedForm choices={choices} create={create} /> : <NothingYet />)}
    </Dialog>
  );
}

interface FeedFormProps {
  choices: FeedChoice[];
  create: ReturnType<typeof useCreateFeedMutation>[0];
}

function FeedForm({ choices, create }: FeedFormProps) {
  const contents = choices[0]?.value ?? '';
  const form = useSchemaForm(feedSchema, { contents, name: '', matchesOnly: false, withResponses: false });
  const isOfTeams = useWatch({ control: form.control, name: 'contents' }) === 'coached';
  return (
    <SchemaForm
      form={form}
      onSubmit={(values) => create(feedOf(values))}
      errorText={(error) => serverMessage(error, 'The link was not made')}
    >
      <Text muted>{feedsInWords}</Text>
      <RadioGroup label="Events" options={choices} {...useControlledField(form, 'contents')} />
      <CheckboxField label="Matches only" helper="Matches and friendlies." {...form.field('matchesOnly')} />
      <CheckboxField
        label="Show RSVPs"
        helper={
          isOfTeams
            ? 'How many players are available, unavailable and pending.'
            : 'Shows who is available and who has not answered, and keeps your time busy. Leave it off for relatives.'
        }
        {...form.field('withResponses')}
      />
      <TextField
        label="Name (optional)"
        autoComplete="off"
        placeholder="Grandparents"
        helper="This name appears in your calendar."
        {...form.field('name')}
      />
      <DialogActions>
        <DialogClose />
        <Button type="submit" busy={form.formState.isSubmitting} busyText="One moment...">
          Add to my calendar
        </Button>
      </DialogActions>
    </SchemaForm>
  );
}
