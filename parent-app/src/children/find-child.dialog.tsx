import { type ApiError, useSearchChildMutation } from '@touchline/api-client';
import { showFieldErrors, useSchemaForm, useToday } from '@touchline/app-core';
import { Dialog } from '@touchline/ui';
import { FoundChild } from './found-child.tsx';
import { findChildSchema, nobody } from './find-child.schema.ts';
import { SearchForm } from './search.form.tsx';

/** Finds a child by name and date of birth, and makes it one’s own. */
export function FindChildDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(findChildSchema(useToday()), nobody);
  const [search, { isLoading, data, error, reset }] = useSearchChildMutation();
  const submit = form.handleSubmit(async (sought) => {
    const answer = await search(sought);
    showFieldErrors(form, answer.error);
  });

  if (data?.child) {
    return (
      <Dialog title="Find Child" onClose={onClose}>
        <FoundChild child={data.child} isPossible={Boolean(data.message)} onBack={reset} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title="Find Child"
      description="Search by your child’s full name and date of birth, as the club knows them."
      onClose={onClose}
    >
      <SearchForm
        form={form}
        onSubmit={submit}
        isSearching={isLoading}
        nothing={data?.message}
        error={error as ApiError | undefined}
      />
    </Dialog>
  );
}
