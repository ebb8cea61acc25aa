/** Returns the index of the option that a key selects; null for the field itself, undefined for other keys. */
export function nextOption(key: string, current: number, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return current + 1 < count ? current + 1 : null;
  if (key !== 'ArrowUp') return undefined;
  if (current === 0) return null;
  return current < 0 ? count - 1 : current - 1;
}
