import { Failure } from '#server/failure.ts';

/** Parses `93-87`, also with a colon or a dash. Throws `Failure`. */
export function parseScore(text: string): { home: number; away: number } {
  const match = /^(\d{1,3})\s*[-–:]\s*(\d{1,3})$/.exec(text.trim());
  if (!match) throw new Failure(`"${text}" is not a score: give the points of home and away, such as 93-87.`);
  return { home: Number(match[1]), away: Number(match[2]) };
}

/** Parses `25-20,22-21`; none without text. Throws `Failure`. */
export function parsePeriods(text: string | undefined): { period: number; home: number; away: number }[] {
  if (text === undefined) return [];
  return text.split(',').map((points, index) => ({ period: index + 1, ...parseScore(points) }));
}
