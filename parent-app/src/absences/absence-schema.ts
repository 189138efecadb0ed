import { fields } from '@touchline/app-core';
import { type Absence, absenceProblem, type CivilDate } from '@touchline/domain';
import * as z from 'zod/mini';

export const noDays: Absence = { from: '', to: '' };

/** The days on which somebody is away. */
export const absenceSchema = (today: CivilDate) =>
  z.object({ from: fields.eventDate(), to: fields.eventDate() }).check((context) => {
    const problem = absenceProblem(context.value, today);
    if (problem) {
      context.issues.push({ code: 'custom', input: context.value, path: [problem.field], message: problem.message });
    }
  });
