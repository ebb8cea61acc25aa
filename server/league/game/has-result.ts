import type { games } from '#server/db/schema/games.ts';

type Game = typeof games.$inferSelect;

/** Whether a game has a result, a log or a box score that deleting it would take away. An annulled result counts as none. */
export const hasResult = ({ state, homeScore, logHash, seq }: Game): boolean =>
  state !== 'annulled' && (homeScore !== null || logHash !== null || seq > 0 || state === 'live');
