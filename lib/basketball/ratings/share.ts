/** Part of a whole from 0 to 1; null ("–") where there is nothing to take a part of. */
export function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
