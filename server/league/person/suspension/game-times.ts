import type { games } from '#server/db/schema/games.ts';

type Times = Pick<typeof games.$inferSelect, 'tipOffDate' | 'tipOffAt'>;

/** Returns the day of a game and when it began; without a time it stands at the end of its day, without a day it is today. */
export function timesOf({ tipOffDate, tipOffAt }: Times): { day: string; at: number } {
  const day = tipOffDate ?? (tipOffAt ?? new Date()).toISOString().slice(0, 10);
  return { day, at: tipOffAt?.getTime() ?? Date.parse(`${day}T23:59:00Z`) };
}
