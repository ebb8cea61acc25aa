import type { StandingsRows } from '#server/league/standings/select.ts';

const over = new Set(['final', 'forfeited', 'defaulted', 'annulled', 'cancelled']);

/** Counts the games of a phase that still need a result: not those of a team that has withdrawn from it. */
export function openGamesOf(rows: StandingsRows, phaseId: string): number {
  const withdrawn = withdrawnFrom(rows, phaseId);
  return rows.games.filter(({ game }) => {
    const isPlanned = ![game.homeTeamId, game.awayTeamId].some((id) => id !== null && withdrawn.has(id));
    return game.phaseId === phaseId && isPlanned && !isOver(game);
  }).length;
}

/** Returns the teams that have left a phase; by any policy their open games are not played. */
export const withdrawnFrom = ({ decisions }: StandingsRows, phaseId: string): ReadonlySet<string> =>
  new Set(
    decisions
      .filter((decision) => decision.kind === 'annulment' && decision.phaseId === phaseId)
      .map(({ teamId }) => teamId),
  );

/** Whether a game has a result, or will have none. */
const isOver = ({ state, homeScore }: StandingsRows['games'][number]['game']): boolean =>
  over.has(state) && (state !== 'final' || homeScore !== null);
