import { type TeamDto } from '@touchline/api-client';
import { fields, type FormOf } from '@touchline/app-core';
import { limits, messages, teamFields, valueOf } from '@touchline/domain';
import * as z from 'zod/mini';

export const teamSchema = z.object({
  name: fields.by(teamFields.name),
  leagueId: fields.id(messages.leagueRequired),
  description: fields.optionalBy(teamFields.description),
  leagueNames: z.pipe(
    z
      .string()
      .check(z.refine((text) => valueOf(teamFields.leagueNames, namesIn(text)) !== null, messages.leagueNamesInvalid)),
    z.transform(namesIn),
  ),
  leadCoachId: fields.optionalId(),
  assistantCoachIds: z
    .array(z.number())
    .check(z.maxLength(limits.assistantCoaches.max, `Please choose at most ${limits.assistantCoaches.max} assistants`)),
});

/** A name per line. */
function namesIn(text: string): string[] {
  return text
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);
}

export type TeamForm = FormOf<typeof teamSchema>;

export const teamInput = (team?: TeamDto): z.input<typeof teamSchema> => ({
  name: team?.name ?? '',
  leagueId: String(team?.leagueId ?? ''),
  description: team?.description ?? '',
  leagueNames: team?.leagueNames?.join('\n') ?? '',
  leadCoachId: String(team?.leadCoachId ?? ''),
  assistantCoachIds: team?.assistantCoaches.map(({ id }) => id) ?? [],
});

/** Removes the lead coach from the assistants. */
export const teamToSave = (team: z.output<typeof teamSchema>) => ({
  ...team,
  assistantCoachIds: team.assistantCoachIds.filter((id) => id !== team.leadCoachId),
});
