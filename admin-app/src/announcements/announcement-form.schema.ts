import { type AnnouncementDto, type CreateAnnouncementDto } from '@touchline/api-client';
import { fields, type FormOf } from '@touchline/app-core';
import { announcementFields, messages } from '@touchline/domain';
import * as z from 'zod/mini';
import { scopeOf } from './announcement-scope.ts';

export const announcementSchema = z
  .object({
    title: fields.by(announcementFields.title),
    content: fields.by(announcementFields.content),
    // Empty until the author has chosen.
    scope: z.string(),
    teamId: z.string(),
    leagueId: z.string(),
  })
  .check(
    required('scope', 'Please choose who it is for', ({ scope }) => scope !== ''),
    required('teamId', messages.teamRequired, ({ scope, teamId }) => scope !== 'team' || teamId !== ''),
    required('leagueId', messages.leagueRequired, ({ scope, leagueId }) => scope !== 'league' || leagueId !== ''),
  );

export type AnnouncementForm = FormOf<typeof announcementSchema>;
export type AnnouncementInput = z.input<typeof announcementSchema>;
type Choices = Pick<AnnouncementInput, 'scope' | 'teamId' | 'leagueId'>;

/** A check that also runs while other fields are invalid, so that the form shows all errors at once. */
function required(path: keyof Choices, error: string, isValid: (choices: Choices) => boolean) {
  return z.refine<Choices>(isValid, { path: [path], error, when: () => true });
}

/** A new announcement of a coach is for their own team; anybody else has to choose, because a mail cannot be called back. */
export const announcementInput = (announcement?: AnnouncementDto, ownTeamId?: number): AnnouncementInput => ({
  title: announcement?.title ?? '',
  content: announcement?.content ?? '',
  scope: announcement ? scopeOf(announcement) : ownTeamId ? 'team' : '',
  teamId: String((announcement ? announcement.teamId : ownTeamId) ?? ''),
  leagueId: String(announcement?.leagueId ?? ''),
});

/** Keeps the team or league only if it belongs to the chosen scope. */
export const announcementToSave = ({
  title,
  content,
  scope,
  teamId,
  leagueId,
}: z.output<typeof announcementSchema>): CreateAnnouncementDto => ({
  title,
  content,
  teamId: scope === 'team' ? Number(teamId) : null,
  leagueId: scope === 'league' ? Number(leagueId) : null,
});
