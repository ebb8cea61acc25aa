/** Returns a fact as it is typed; empty is none. Spaces at its end stay until it is saved, so that words can be typed. */
export const factText = (text: string): string | null => (text.trim() === '' ? null : text.trimStart());

/** Returns a number as it is typed, with a point or a comma; null for none, undefined for what is no number. */
export function factNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
