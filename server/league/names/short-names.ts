import { foldName } from '#lib/i18n/fold-name.ts';

/** Makes a three-letter code for a team without one, unique among `taken` if possible. */
export function makeTeamCode(name: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  const words = foldName(name)
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean);
  const letters = words.join('').toUpperCase().padEnd(3, 'X');
  const initials = words
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  const candidates = [letters.slice(0, 3), initials.slice(0, 3)];
  for (const last of letters.slice(3)) candidates.push(letters.slice(0, 2) + last);
  for (let number = 1; number < 100; number += 1) candidates.push(`${letters.slice(0, 2)}${number}`);
  return candidates.find((code) => code.length >= 3 && !used.has(code)) ?? letters.slice(0, 3);
}
