import { fields } from '@touchline/app-core';
import { isCivilDate, type Season, seasonFields, seasonProblem } from '@touchline/domain';
import * as z from 'zod/mini';

/** The days of a season, beside those of the club's other seasons. */
export const seasonSchema = (others: Season[]) =>
  z
    .object({
      name: fields.by(seasonFields.name),
      firstDay: fields.by(seasonFields.firstDay),
      lastDay: fields.by(seasonFields.lastDay),
      cutoff: fields.by(seasonFields.cutoff),
    })
    .check((context) => {
      const { firstDay, lastDay, cutoff } = context.value;
      // The fields say what is wrong with days that are none.
      const problem = [firstDay, lastDay, cutoff].every(isCivilDate) ? seasonProblem(context.value, others) : null;
      if (problem) {
        context.issues.push({ code: 'custom', input: context.value, path: [problem.field], message: problem.message });
      }
    });
