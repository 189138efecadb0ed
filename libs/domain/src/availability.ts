export type AvailabilityStatus = 'available' | 'unavailable' | 'pending';

/** Null: the family has not responded yet. */
export function availabilityStatus(isAvailable: boolean | null): AvailabilityStatus {
  if (isAvailable === null) return 'pending';
  return isAvailable ? 'available' : 'unavailable';
}
