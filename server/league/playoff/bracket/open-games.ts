import type { StandingsRows } from '#server/league/standings/select.ts';

const over = new Set(['final', 'forfeited', 'defaulted', 'annulled', 'cancelled']);

/** Whether a game needs nothing more: it has a result, or will have none. */
export const isOver = ({ game }: StandingsRows['games'][number]): boolean =>
  over.has(game.state) && (game.state !== 'final' || game.homeScore !== null);

/** Counts the games of a phase that have no result yet. */
export const openGamesOf = ({ games }: StandingsRows, phaseId: string): number =>
  games.filter((row) => row.game.phaseId === phaseId && !isOver(row)).length;
