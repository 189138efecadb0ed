import { median } from './goals.ts';
import { type Sample } from './load.ts';

export interface Rounds {
  rounds: number;
  seconds: number;
}

/** One of two things to compare: works for some seconds. */
type Target = (seconds: number) => Promise<Sample>;

/** The medians of two targets; null for one whose requests fail. */
export type Compared = [Sample | null, Sample | null];

/** Requests that failed, in words. */
export const failures = new Set<string>();

/** Measures both alternately and returns the median of each figure. */
export async function alternate(one: Target, other: Target, { rounds, seconds }: Rounds): Promise<Compared> {
  const samples: (Sample | null)[][] = [[], []];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, target] of [one, other].entries()) {
      const sample = await target(round === 0 ? Math.min(seconds, 0.2) : seconds).catch((error: Error) => {
        failures.add(error.message.replace(/\d+(?=\/)/, '{id}'));
        return null;
      });
      if (round > 0 || !sample) samples[index]!.push(sample);
    }
    if (samples.flat().includes(null)) break;
  }
  return samples.map(medianOf) as Compared;
}

function medianOf(samples: (Sample | null)[]): Sample | null {
  if (samples.length === 0 || samples.includes(null)) return null;
  const of = (figure: keyof Sample) => median(samples.map((sample) => sample![figure]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

/** The ratio of a figure of both; null if either is missing. */
export const ratioOf = (figure: keyof Sample, [one, other]: Compared): number | null =>
  one && other && one[figure] / other[figure];
