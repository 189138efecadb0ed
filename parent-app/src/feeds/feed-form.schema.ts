import { type CreateFeedDto } from '@touchline/api-client';
import { fields } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import * as z from 'zod/mini';

/** The value of the choice of a child. */
export const ofChild = (id: number): string => `child ${id}`;

export const feedSchema = z.object({
  /** `children`, `coached`, or a child. */
  contents: z.string(),
  name: fields.optionalName(limits.feeds.nameMax),
  matchesOnly: z.boolean(),
  withResponses: z.boolean(),
});

/** What the server expects. Without a name, it names the feed. */
export function feedOf({ contents, name, ...switches }: z.output<typeof feedSchema>): CreateFeedDto {
  const [scope, childId] = contents.split(' ') as [CreateFeedDto['scope'], string?];
  return { scope, ...(childId && { childId: Number(childId) }), ...(name && { name }), ...switches };
}
