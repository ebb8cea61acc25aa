/** Returns part / whole; null ("–") if the whole is 0. */
export function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
