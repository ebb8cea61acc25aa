import { errorText } from '#server/failure.ts';
import { type Finding, fault } from './finding.ts';

type Found = Finding | Finding[];

/** Runs a check; where it fails itself, that is a fault of its part, and the others are told all the same. */
export async function guard(part: string, check: () => Found | Promise<Found>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [
      fault(
        part,
        `could not be examined: ${errorText(error)}`,
        'Mend what this names, and examine again; the other findings hold.',
      ),
    ];
  }
}
