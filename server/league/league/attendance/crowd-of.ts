import type { Crowd } from '#lib/api/contract/attendance.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';

type Attended = { attendance: number; capacity: number | null };

/** Adds up the spectators of games; null without any. */
export function crowdOf(games: readonly Attended[]): Crowd | null {
  if (games.length === 0) return null;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const seated = games.flatMap(({ attendance, capacity }) => (capacity ? [{ attendance, capacity }] : []));
  const seats = sum(seated.map(({ capacity }) => capacity));
  return {
    games: games.length,
    total: sum(games.map(({ attendance }) => attendance)),
    highest: Math.max(...games.map(({ attendance }) => attendance)),
    share: ratio(sum(seated.map(({ attendance }) => attendance)), seats),
  };
}
