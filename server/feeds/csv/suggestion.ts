import { editDistance } from '#lib/i18n/edit-distance.ts';

/** Returns the known word nearest to a mistyped one by edit distance, or null where none is near. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  let nearest: string | null = null;
  let minDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance >= minDistance) continue;
    minDistance = distance;
    nearest = candidate;
  }
  return nearest;
}
