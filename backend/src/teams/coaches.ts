import { BadRequestException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { type UpdateTeamDto } from './team.dto.ts';

type Coaches = Pick<UpdateTeamDto, 'leadCoachId' | 'assistantCoachIds'>;

/**
 * Refuses who is no active coach. Who coaches the team already may stay, so that a form can be saved after somebody has left
 * the coaches.
 */
export async function assertCoaches(manager: EntityManager, coaches: Coaches, teamId?: number): Promise<void> {
  const { leadCoachId, assistantCoachIds } = coaches;
  const asked = [...(leadCoachId ? [leadCoachId] : []), ...(assistantCoachIds ?? [])];
  if (asked.length === 0) return;
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM users WHERE id = ANY($1) AND (is_coach AND is_active
       OR id IN (SELECT lead_coach_id FROM teams WHERE id = $2 UNION ALL SELECT coach_id FROM team_coaches WHERE team_id = $2))`,
    [asked, teamId],
  );
  const stranger = asked.find((id) => !rows.some((row) => row.id === id));
  if (stranger === undefined) return;
  const message = messages.notACoach;
  const member = stranger === leadCoachId ? 'leadCoachId' : 'assistantCoachIds';
  throw new BadRequestException({ message, errors: { [member]: message } });
}

/** Keeps these assistants and no others, the lead coach left out; missing leaves them as they are. */
export async function saveAssistants(manager: EntityManager, teamId: number, ids: Coaches['assistantCoachIds']) {
  if (ids !== undefined) {
    await manager.query('DELETE FROM team_coaches WHERE team_id = $1 AND coach_id <> ALL($2)', [teamId, ids ?? []]);
    await manager.query(
      `INSERT INTO team_coaches (team_id, coach_id) SELECT $1, coach_id FROM unnest($2::int[]) AS coach_id
       ON CONFLICT (team_id, coach_id) DO NOTHING`,
      [teamId, ids ?? []],
    );
  }
  await manager.query(
    'DELETE FROM team_coaches WHERE team_id = $1 AND coach_id = (SELECT lead_coach_id FROM teams WHERE id = $1)',
    [teamId],
  );
}
