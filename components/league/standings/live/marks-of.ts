import type { StandingsInput } from '#components/league/standings/standings-rows.tsx';

/** What the drawn parts of a row depend on, as texts: where they are the same, the parts are. */
export type RowMarks = { head: string; form: string; next: string };

/** Returns the marks of the rows of standings by the id of the team. */
export function marksOf({ table, next, ranksBefore }: StandingsInput): Record<string, RowMarks> {
  return Object.fromEntries(
    table.rows.map(({ team, rank, shared, withdrawn, form }) => {
      const game = next?.get(team.id)?.game;
      const rankBefore = ranksBefore?.get(team.id) ?? rank;
      const head = [rank, rankBefore, shared, withdrawn, game?.state === 'live'].map(Number).join(' ');
      return [team.id, { head, form: form.at(-1)?.gameId ?? '', next: game ? `${game.id} ${game.state}` : '' }];
    }),
  );
}
