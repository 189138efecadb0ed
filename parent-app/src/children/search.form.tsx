import { type ApiError, serverMessage } from '@touchline/api-client';
import { paths, type useSchemaForm, useToday } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import {
  Alert,
  Button,
  DateField,
  DialogActions,
  DialogClose,
  errorList,
  Form,
  FormErrors,
  Row,
  Stack,
  TextField,
  TextLink,
} from '@touchline/ui';
import { type FormEventHandler } from 'react';
import { ContactAdmin } from './contact-admin.tsx';
import { type nobody } from './find-child.schema.ts';

interface SearchFormProps {
  form: ReturnType<typeof useSchemaForm<typeof nobody, typeof nobody>>;
  onSubmit: FormEventHandler;
  isSearching: boolean;
  /** What the club says when it knows no such child. */
  nothing: string | undefined;
  error: ApiError | undefined;
}

/** Name and date of birth; below them what the last search came to, and what can be done instead. */
export function SearchForm({ form, onSubmit, isSearching, nothing, error }: SearchFormProps) {
  const { errors, submitCount } = form.formState;
  const refused = error && !error.errors;

  return (
    <Form onSubmit={onSubmit} aria-busy={isSearching} label="Find Child">
      <FormErrors errors={errorList(errors)} attempt={submitCount} onPick={(name) => form.setFocus(name as 'name')} />
      <TextField
        label="Child's Full Name"
        autoComplete="off"
        autoCapitalize="words"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <DateField
        label="Date of Birth"
        min={limits.dateOfBirth.min}
        max={useToday()}
        error={errors.dateOfBirth?.message}
        {...form.register('dateOfBirth')}
      />
      {(nothing ?? refused) && !isSearching && (
        <Stack gap="s">
          {nothing && (
            <Alert tone="info" title="No matches found">
              {nothing}
            </Alert>
          )}
          {refused && (
            <Alert tone={error.status === 429 ? 'warn' : 'danger'}>
              {serverMessage(error, 'Something went wrong')}
            </Alert>
          )}
          <Row>
            <ContactAdmin />
            <TextLink to={paths.addChild} alone>
              Add a child
            </TextLink>
          </Row>
        </Stack>
      )}
      <DialogActions>
        <DialogClose />
        <Button type="submit" busy={isSearching} busyText="Searching...">
          Search
        </Button>
      </DialogActions>
    </Form>
  );
}
