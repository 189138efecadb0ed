import { isApiError, useAddChildMutation } from '@touchline/api-client';
import { Page, paths, showFieldErrors, useSchemaForm, useShell, useToday } from '@touchline/app-core';
import { type CivilDate, limits, yearOf } from '@touchline/domain';
import { useNavigate } from '@touchline/router';
import { Button, Card, DateOfBirthField, errorList, Form, FormErrors, TextField } from '@touchline/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { childSchema, noChild } from './child-schema.ts';
import { type Duplicate, duplicateOf, DuplicateDialog } from './duplicate.dialog.tsx';

/** A parent adds a child of one's own. */
export default function AddChildPage() {
  const { session } = useShell();
  const today = useToday();
  const navigate = useNavigate();
  const [addChild, { isLoading }] = useAddChildMutation();
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const form = useSchemaForm(childSchema(today), noChild);
  const { errors, submitCount } = form.formState;

  const submit = form.handleSubmit(async (child) => {
    const { error } = await addChild({ ...child, parentId: session.id });
    if (!error) return navigate(paths.dashboard);
    showFieldErrors(form, error);
    if (isApiError(error) && error.status === 409) setDuplicate(duplicateOf(error));
  });

  return (
    <Page title="Add a Child">
      <Column>
        <Card as="div">
          <Form onSubmit={submit} aria-busy={isLoading}>
            <FormErrors
              errors={errorList(errors)}
              attempt={submitCount}
              onPick={(name) => form.setFocus(name as keyof typeof noChild)}
            />
            <TextField
              label="Player's Full Name"
              autoComplete="off"
              autoCapitalize="words"
              error={errors.name?.message}
              {...form.register('name')}
            />
            <Controller
              name="dateOfBirth"
              control={form.control}
              render={({ field, fieldState }) => (
                <DateOfBirthField
                  label="Date of Birth"
                  helper="Player must be between 3 and 19 years old for youth sports"
                  years={birthYears(today)}
                  error={fieldState.error?.message}
                  {...field}
                />
              )}
            />
            <div>
              <Button type="submit" busy={isLoading} busyText="Adding..." full="phone">
                Add Player
              </Button>
            </div>
          </Form>
        </Card>
      </Column>
      {duplicate && <DuplicateDialog duplicate={duplicate} onCancel={() => setDuplicate(null)} />}
    </Page>
  );
}

/** One extra year, because a player who is still 19 was born 20 calendar years ago until their birthday. */
function birthYears(today: CivilDate): number[] {
  const { min, max } = limits.childAge;
  return Array.from({ length: max - min + 2 }, (_, index) => yearOf(today) - min - index);
}

const Column = styled.div`
  width: 100%;
  max-width: 560px;
`;
