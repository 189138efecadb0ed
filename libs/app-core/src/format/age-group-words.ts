import { type PlayerDto } from '@touchline/api-client';

/** `U12`, or `U13, set by hand` where it does not follow from the date of birth. */
export const ageGroupWords = ({ ageGroup, isAgeGroupSet }: Pick<PlayerDto, 'ageGroup' | 'isAgeGroupSet'>): string =>
  isAgeGroupSet ? `${ageGroup}, set by hand` : ageGroup;
