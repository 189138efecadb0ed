import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { limits } from '@touchline/domain';
import { isId } from '../http/rules.ts';

/** The three forms in which clients send teams, as a list; what is none of them stays as it is and fails the rule. */
export function asTeamList(value: unknown): unknown {
  if (value === null || value === '') return [];
  if (typeof value === 'string') return parsed(value);
  if (Array.isArray(value)) return [...new Set(value as unknown[])];
  if (typeof value === 'object' && Object.keys(value).every((key) => /^\d+$/.test(key))) {
    return [...new Set(Object.values(value) as unknown[])];
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : asTeamList(value);
  } catch {
    return text;
  }
}

const isTeamList = (value: unknown) =>
  Array.isArray(value) && value.length <= limits.teamsInvolved.max && value.every(isId);

/** At most 50 ids of teams, in any of the three forms; may be missing. */
export const IsTeamList = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    Transform(({ value }: { value: unknown }) => (value === undefined ? value : asTeamList(value))),
    ValidateBy({
      name: 'isTeamList',
      validator: {
        validate: isTeamList,
        defaultMessage: () => `The teams involved must be a list of at most ${limits.teamsInvolved.max} teams`,
      },
    }),
    ApiProperty({
      type: 'array',
      items: { type: 'integer', minimum: limits.id.min, maximum: limits.id.max },
      maxItems: limits.teamsInvolved.max,
      required: false,
      example: [1, 2],
    }),
  );
