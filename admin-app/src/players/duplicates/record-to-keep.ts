import { type MergeSideDto } from '@touchline/api-client';

/** Of two records of one child the one with more teams and answers, then the one with guardians, then the one added first. */
export function recordToKeep(one: MergeSideDto, other: MergeSideDto): MergeSideDto {
  const rank = (record: MergeSideDto) => [
    record.teams.length + record.answers,
    Number(record.guardianNames.length > 0),
    -Date.parse(record.addedAt),
    -record.id,
  ];
  const others = rank(other);
  const lead =
    rank(one)
      .map((points, at) => points - others[at]!)
      .find((difference) => difference !== 0) ?? 0;
  return lead >= 0 ? one : other;
}
