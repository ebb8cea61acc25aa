import { asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { newRow } from '#server/league/fixture/new-row.ts';
import { Shelf } from '#server/league/fixture/shelf.ts';
import { type DuelSeries, readDuelSeries } from './duel-series.ts';

/** Loads the playoff rounds, duels and playoff games of a league into memory, rounds in the order of play. */
export async function openStageBook(scope: TenantScope, leagueId: string) {
  const { db } = scope;
  const found = await db
    .select({ round: playoffRounds, kind: phases.kind, seeding: phases.seeding })
    .from(playoffRounds)
    .innerJoin(phases, eq(phases.id, playoffRounds.phaseId))
    .where(ofTenant(scope, playoffRounds, eq(playoffRounds.leagueId, leagueId)))
    .orderBy(asc(phases.order), asc(playoffRounds.order), asc(playoffRounds.id));
  const rounds = found.map(({ round }) => round);
  const roundIds = rounds.map(({ id }) => id);
  const ofLeague = ofTenant(scope, games, eq(games.leagueId, leagueId), isNotNull(games.duelId));
  const hasRounds = rounds.length > 0;
  return {
    /** Ids of the playoff phases, without those of play-in and placement games. */
    playoffIds: new Set(found.filter(({ kind }) => kind === 'playoff').map(({ round }) => round.phaseId)),
    /** Ids of the rounds of playoffs that are seeded from a table. */
    seededRounds: new Set(found.flatMap(({ round, seeding }) => (seeding ? round.id : []))),
    rounds: new Shelf(playoffRounds, rounds),
    duels: new Shelf(
      duels,
      hasRounds
        ? await db
            .select()
            .from(duels)
            .where(ofTenant(scope, duels, inArray(duels.playoffRoundId, roundIds)))
            .orderBy(asc(duels.order), asc(duels.id))
        : [],
    ),
    games: hasRounds ? await db.select().from(games).where(ofLeague).orderBy(asc(games.duelNumber)) : [],
    newRow: () => newRow(scope),
  };
}

export type StageBook = Awaited<ReturnType<typeof openStageBook>>;
export type Duel = StageBook['duels']['rows'][number];
export type PlayoffRound = StageBook['rounds']['rows'][number];

export const gamesOfDuel = ({ games }: StageBook, duel: Duel) => games.filter(({ duelId }) => duelId === duel.id);

export const seriesOfDuel = (book: StageBook, duel: Duel): DuelSeries => readDuelSeries(duel, gamesOfDuel(book, duel));

/**
 * The series of playoffs that are seeded from a table, those of earlier rounds first; without those that a source has added,
 * whose teams have no seeds.
 */
export const seededDuels = ({ rounds, duels, seededRounds }: StageBook): Duel[] =>
  rounds.rows
    .filter(({ id }) => seededRounds.has(id))
    .flatMap(({ id }) => duels.rows.filter(({ playoffRoundId }) => playoffRoundId === id))
    .filter(({ homeTeamId, homeSeed }) => homeTeamId === null || homeSeed !== null);
