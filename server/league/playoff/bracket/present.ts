import type { BracketRound, ManagedPlayoff, PlayoffSide } from '#lib/api/contract/competition/playoffs.ts';
import { seriesWords } from '#lib/api/contract/competition/playoffs.ts';
import type { Side } from '#lib/basketball/events.ts';
import { seriesWord } from '#lib/basketball/series/league-playoffs.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { games } from '#server/db/schema/games.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { localisedName } from '#server/league/names/localised.ts';
import { readDuelSeries } from '#server/league/playoff/duel-series.ts';
import type { BracketRows } from './bracket-rows.ts';
import type { LoadedPlayoff } from './load.ts';
import { readSeeds, type Seeds, type Tables } from './read-seeds.ts';

type Rows = BracketRows & { games: readonly (typeof games.$inferSelect)[] };

/** Returns a declared playoff as it is; before its seeding, as it would be by the table as it stands. */
export function presentPlayoff(tables: Tables, { phase, ...rows }: LoadedPlayoff): ManagedPlayoff {
  const isSeeded = rows.duels.some(({ homeTeamId, awayTeamId }) => homeTeamId !== null || awayTeamId !== null);
  const { seeds, ...standing } = readSeeds(tables, phase.seeding);
  return {
    phaseId: phase.id,
    name: localisedName(tables.reader, phase.name, phase.names),
    seeding: phase.seeding,
    isSeeded,
    games: rows.games.length,
    gamesWithResult: rows.games.filter(hasResult).length,
    ...standing,
    rounds: presentRounds(tables, rows, isSeeded ? [] : seeds),
  };
}

/** Returns the rounds of a bracket; `seeds` take the sides that have no team yet. */
export function presentRounds({ reader, rows }: Tables, bracket: Rows, seeds: Seeds['seeds']): BracketRound[] {
  const names = new Map(rows.teams.map(({ id, name }) => [id, name]));
  const { rounds, duels, games } = bracket;
  const nameOf = new Map(rounds.map((round) => [round.id, localisedName(reader, round.name, round.names)]));
  const numberOf = (duel: Duel) => duelsOf(duel.playoffRoundId).indexOf(duel) + 1;
  const duelsOf = (roundId: string) => duels.filter(({ playoffRoundId }) => playoffRoundId === roundId);
  const fromOf = (duel: Duel, side: Side): PlayoffSide['from'] => {
    const winner = duels.find(({ nextDuelId, nextSide }) => nextDuelId === duel.id && nextSide === side);
    const loser = duels.find(({ loserDuelId, loserSide }) => loserDuelId === duel.id && loserSide === side);
    const feeder = winner ?? loser;
    const round = feeder && nameOf.get(feeder.playoffRoundId);
    return feeder && round ? { outcome: winner ? 'winner' : 'loser', round, number: numberOf(feeder) } : null;
  };
  const toSide = (duel: Duel, side: Side): PlayoffSide => {
    const from = fromOf(duel, side);
    const seed = duel[`${side}Seed`];
    const teamId = duel[`${side}TeamId`];
    const name = teamId === null ? undefined : names.get(teamId);
    const projected = from ? undefined : seeds.find(({ number }) => number === seed);
    return {
      seed,
      place: from ? null : duel[`${side}Label`],
      team: teamId !== null && name !== undefined ? { id: teamId, name } : (projected?.team ?? null),
      from,
    };
  };
  return rounds.map((round) => {
    const own = duelsOf(round.id);
    const read = own.map((duel) =>
      readDuelSeries(
        duel,
        games.filter(({ duelId }) => duelId === duel.id),
      ),
    );
    const format = read.map((series) => series.format).find((one) => one !== null) ?? null;
    return {
      name: nameOf.get(round.id) ?? round.name,
      series: seriesWords.find((word) => format && word === seriesWord(format)) ?? null,
      homePattern: own[0]?.homePattern ?? '',
      gameDays: round.gameDays,
      duels: own.map((duel, index) => {
        const [home, away] = sides.map((side) => toSide(duel, side));
        const standing = read[index]?.standing;
        if (!home || !away || !standing) throw new Error(`Duel ${duel.id} does not have two sides.`);
        const { wins, state } = standing;
        return { home, away, homeWins: wins.home, awayWins: wins.away, isOver: state === 'decided' };
      }),
    };
  });
}

type Duel = BracketRows['duels'][number];
