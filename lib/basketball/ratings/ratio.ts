/** Returns part / whole; null ("–") if the whole is 0 or one of them is not known. */
export function ratio(part: number | null, whole: number | null): number | null {
  return part !== null && whole !== null && whole > 0 ? part / whole : null;
}
