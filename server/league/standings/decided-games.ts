import type { DecidedGame } from '#lib/api/contract/standings.ts';
import { gameAddress } from '#server/league/game/address.ts';
import type { FoundLeague } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { listRulings, rulingsOfState } from '#server/league/result/rulings.ts';
import type { RankedGame, StandingsRows } from './select.ts';

/** Returns the games of the tables on which the league has decided, with what is told of it, by round. */
export async function listDecidedGames(
  scope: ReadScope,
  { league, season }: FoundLeague,
  rows: StandingsRows,
): Promise<DecidedGame[]> {
  const rulings = await listRulings(scope, league.id);
  const names = new Map(rows.teams.map(({ id, name }) => [id, name]));
  const phases = new Map(rows.phases.map(({ id, slug }) => [id, slug]));
  const groups = new Map(rows.groups.map(({ id, slug }) => [id, slug]));
  return rows.games.toSorted(byRound).flatMap((row) => {
    const { id, phaseId, groupId, state, homeTeamId, awayTeamId, homeScore, awayScore } = row.game;
    const own = rulings.get(id) ?? rulingsOfState(state);
    const phase = phases.get(phaseId);
    if (own.length === 0 || phase === undefined) return [];
    return {
      phase,
      group: (groupId && groups.get(groupId)) || null,
      address: gameAddress({ ...row, league, season, duel: null, playoffRound: null }),
      home: names.get(homeTeamId ?? '') ?? '',
      away: names.get(awayTeamId ?? '') ?? '',
      score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
      rulings: own,
    };
  });
}

const byRound = ({ round: a, game: one }: RankedGame, { round: b, game: other }: RankedGame) =>
  (a.number ?? 0) - (b.number ?? 0) || one.slug.localeCompare(other.slug);
