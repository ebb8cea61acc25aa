import { worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import type { Duel, DuelScore } from '#lib/basketball/fantasy/head-to-head.ts';
import { scorePlaces } from '#lib/basketball/fantasy/score-squad.ts';
import type { fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { sumByEntrant } from '#server/league/fantasy/ledger/sums.ts';
import { selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { isLocked, type RoundRow, wasToCome } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { type LineupRow, lineupsOfSquads, toLineup } from '#server/league/fantasy/squad/lineups.ts';
import {
  finalists,
  type PlayedDuel,
  playDuel,
  type RoundScores,
  type RoundState,
  recordOf,
  semiFinalsOf,
} from './duel-results.ts';
import type { Member, PrivateLeagueRow } from './find.ts';
import { playoffRounds } from './start.ts';

type Known = {
  league: PrivateLeagueRow;
  members: readonly Member[];
  rounds: readonly RoundRow[];
  totals: readonly (typeof fantasyTotals.$inferSelect)[];
  now: number;
};

/** Returns all duels of a private league with what they have come to; semi-finals and final once it is known who plays them. */
export async function playDuels(scope: TenantScope, season: FantasySeasonRow, known: Known): Promise<PlayedDuel[]> {
  const { league, members, rounds, now } = known;
  const startedAt = league.startedAt?.getTime();
  if (startedAt === undefined) return [];
  const lineups = await lineupsOfSquads(
    scope,
    members.map(({ squad }) => squad.id),
  );
  const sums = Map.groupBy(await sumByEntrant(scope, season.id), ({ round }) => round);
  const locked = rounds.filter((round) => round.number >= league.fromRound && isLocked(round, now));
  const scores = new Map(locked.map(({ number }) => [number, scoresOf(season, known, number, lineups, sums)]));
  const isOver = (number: number) => rounds.find((round) => round.number === number)?.endedAt != null;
  const counted = await countedRounds(scope, season);
  const stateOf = (round: number): RoundState => {
    if (isOver(round)) return counted.has(round) ? 'over' : 'void';
    return scores.has(round) ? 'playing' : 'coming';
  };
  const play = (duel: Duel) => playDuel(duel, scores.get(duel.round) ?? null, stateOf(duel.round));
  const table = league.duels.map(play);
  const last = Math.max(...table.map(({ round }) => round));
  // Those that the draw left free.
  const left = rounds.filter((round) => round.number > last && wasToCome(round, startedAt)).slice(0, playoffRounds);
  const [semiFinal, final] = left;
  if (!semiFinal || !final || members.length < 4 || !table.every(({ round }) => isOver(round))) return table;
  const order = orderOf(known, table, last);
  const semiFinals = semiFinalsOf(order, semiFinal.number).map(play);
  const [home, away] = finalists(semiFinals);
  if (home === undefined || away === undefined) return [...table, ...semiFinals];
  return [...table, ...semiFinals, play({ round: final.number, stage: 'final', home, away })];
}

/** The numbers of the rounds with a game that counts. */
async function countedRounds(scope: TenantScope, { id, rules }: FantasySeasonRow): Promise<ReadonlySet<number>> {
  const games = await selectRoundGames(scope, id);
  return new Set(games.flatMap(({ round, state }) => (worthOf(state, rules.scoring) === 'counts' ? [round] : [])));
}

/** The numbers of the squads by the table of duels: their points, then those of the squads, then registration. */
function orderOf({ members, totals, league }: Known, table: readonly PlayedDuel[], last: number): number[] {
  const rows = members.map(({ squad }) => ({
    number: squad.number,
    duels: recordOf(squad.number, table).tablePoints,
    points: totals
      .filter(({ squadId, round }) => squadId === squad.id && round >= league.fromRound && round <= last)
      .reduce((sum, { points }) => sum + points, 0),
  }));
  return rows
    .toSorted((a, b) => b.duels - a.duels || b.points - a.points || a.number - b.number)
    .map(({ number }) => number);
}

type Points = ReadonlyMap<number, readonly { entrant: number; points: number }[]>;

function scoresOf(
  { rules }: FantasySeasonRow,
  { members, totals }: Known,
  round: number,
  lineups: readonly LineupRow[],
  sums: Points,
): RoundScores {
  const points = new Map((sums.get(round) ?? []).map(({ entrant, points }) => [entrant, points]));
  const sumUntil = (squadId: string) =>
    totals
      .filter((total) => total.squadId === squadId && total.round <= round)
      .reduce((sum, { points }) => sum + points, 0);
  const overall = members.map(({ squad }) => sumUntil(squad.id));
  const scoreOf = ({ squad }: Member): DuelScore => {
    const row = lineups.findLast((one) => one.squadId === squad.id && one.round <= round);
    const places = row ? scorePlaces(toLineup(row), (number) => points.get(number) ?? 0, rules.squad) : [];
    const total = totals.find((one) => one.squadId === squad.id && one.round === round);
    return {
      points: total?.points ?? 0,
      overallRank: overall.filter((points) => points > sumUntil(squad.id)).length + 1,
      starters: places.filter(({ slot }) => slot === 'starter').reduce((sum, { points }) => sum + points, 0),
      number: squad.number,
    };
  };
  return new Map(members.map((member) => [member.squad.number, scoreOf(member)]));
}
