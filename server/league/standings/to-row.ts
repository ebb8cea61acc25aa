import type { FormGame, StandingsRow as Row, TeamDecision } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import type { PlaceOutcome } from '#lib/basketball/standings/place-outcomes.ts';
import type { StandingsRow } from '#lib/basketball/standings/row.ts';
import { toReason } from './to-reason.ts';

export type RowContext = {
  teams: ReadonlyMap<string, TeamRef>;
  outcomeOf: (rank: number) => PlaceOutcome['outcome'] | null;
  decisionsOf: (teamId: string) => TeamDecision[];
  formGame: (gameId: string) => Pick<FormGame, 'address'> & { home: number; away: number };
};

export function toRow(row: StandingsRow, { teams, outcomeOf, decisionsOf, formGame }: RowContext): Row {
  const { streak, deductions, home, away, rank } = row;
  return {
    team: requireEntry(teams, row.team),
    rank,
    shared: row.shared,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    pointsFor: row.pointsFor,
    pointsAgainst: row.pointsAgainst,
    difference: row.difference,
    classificationPoints: row.classificationPoints,
    winShare: row.winShare,
    pointsPercentage: row.pointsPercentage,
    gamesBehind: row.gamesBehind,
    home: { won: home.won, drawn: home.drawn, lost: home.lost },
    away: { won: away.won, drawn: away.drawn, lost: away.lost },
    form: row.form.map((game) => toFormGame(game, formGame)),
    streak: streak?.outcome === 'won' ? streak.length : streak?.outcome === 'lost' ? -streak.length : 0,
    deduction: deductions.reduce((sum, { points, wins }) => sum + (points ?? wins ?? 0), 0),
    withdrawn: row.withdrawn,
    decisions: decisionsOf(row.team),
    reason: toReason(row.reason),
    outcome: outcomeOf(rank),
  };
}

function toFormGame(game: StandingsRow['form'][number], formGame: RowContext['formGame']): FormGame {
  const { address, home, away } = formGame(game.gameId);
  return {
    gameId: game.gameId,
    address,
    outcome: game.outcome,
    opponent: game.opponent,
    atHome: game.home,
    score: game.home ? { own: home, opponent: away } : { own: away, opponent: home },
  };
}
