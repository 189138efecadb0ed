import { isApiError, useAddChildMutation } from '@touchline/api-client';
import {
  clubRules,
  fields,
  Page,
  paths,
  SchemaForm,
  useControlledField,
  useSchemaForm,
  useShell,
  useToday,
} from '@touchline/app-core';
import {
  childFields,
  type CivilDate,
  isCivilDate,
  isPlayingAge,
  limits,
  messages,
  monthNames,
  yearOf,
} from '@touchline/domain';
import { useLocation, useNavigate } from '@touchline/router';
import { Button, Card, DateOfBirthField, type DateParts, TextField } from '@touchline/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { type Duplicate, DuplicateDialog, duplicateOf } from './duplicate.dialog.tsx';

const part = () => z.nullable(z.number());

/** The name and the date of birth of a new child; the three selects become a date. */
const childSchema = (today: CivilDate) =>
  z.object({
    name: fields.by(childFields.name),
    dateOfBirth: z.pipe(
      z.pipe(
        z
          .object({ day: part(), month: part(), year: part() })
          .check(z.refine(isComplete, messages.dateOfBirthIncomplete)),
        z.transform(civilDate),
      ),
      z.string().check(
        z.refine((date) => isCivilDate(date), messages.dateInvalid),
        z.refine((date) => isPlayingAge(date, today), messages.childAge),
      ),
    ),
  });

type NewChild = z.output<ReturnType<typeof childSchema>>;

/** The child that a search did not find, which the search passes on, or an empty form. */
function startOf(searched: unknown): { name: string; dateOfBirth: DateParts } {
  const { name, dateOfBirth } = (searched ?? {}) as Partial<Record<'name' | 'dateOfBirth', unknown>>;
  const [year, month, day] = isCivilDate(dateOfBirth) ? dateOfBirth.split('-').map(Number) : [];
  return {
    name: typeof name === 'string' ? name : '',
    dateOfBirth: { day: day ?? null, month: month ?? null, year: year ?? null },
  };
}

const isComplete = ({ day, month, year }: DateParts): boolean => Boolean(day && month && year);

const civilDate = ({ day, month, year }: DateParts): CivilDate =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

export default function AddChildPage() {
  const { session } = useShell();
  const today = useToday();
  const navigate = useNavigate();
  const [addChild, { isLoading }] = useAddChildMutation();
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const form = useSchemaForm(childSchema(today), startOf(useLocation().state));
  const dateOfBirth = useControlledField(form, 'dateOfBirth');

  const submit = async (child: NewChild) => {
    const result = await addChild({ ...child, parentId: session.id });
    if (!result.error) void navigate(paths.dashboard);
    if (isApiError(result.error) && result.error.status === 409) setDuplicate(duplicateOf(result.error));
    return result;
  };

  return (
    <Page title="Add a Child">
      <Column>
        <Card as="div">
          <SchemaForm form={form} onSubmit={submit}>
            <TextField label="Player's Full Name" autoComplete="off" autoCapitalize="words" {...form.field('name')} />
            <DateOfBirthField
              label="Date of Birth"
              helper="Player must be between 3 and 19 years old for youth sports"
              order={clubRules().birthOrder}
              months={monthNames}
              years={birthYears(today)}
              {...dateOfBirth}
            />
            <div>
              <Button type="submit" busy={isLoading} busyText="Adding..." full="phone">
                Add Player
              </Button>
            </div>
          </SchemaForm>
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
