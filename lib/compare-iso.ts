/** Orders days and instants in ISO 8601, as `toSorted` asks for. `localeCompare` would load the rules of a language first. */
export function compareIso(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
