import { and, asc, eq } from 'drizzle-orm';
import type { GameOfLines } from '#lib/api/contract/fantasy/common.ts';
import type { FantasyEntrant } from '#lib/api/contract/fantasy/market.ts';
import { worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import { inIds } from '#server/db/in-ids.ts';
import { fantasyEntrantPrices, fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { loadGamesOfLines } from '#server/league/fantasy/game/load-games-of-lines.ts';
import { listLines, type StoredLine, sumBooked, toLedgerLine } from '#server/league/fantasy/ledger/lines.ts';
import { selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { aroundNow, listRounds, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import { type FantasySeasonRow, findFantasySeason } from '#server/league/fantasy/season/find.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type EntrantRow, entrantIn, loadEntrantRefs } from './entrants.ts';
import { countOwnership, ownershipOf } from './ownership.ts';

/** Returns an entrant with every line and every price. Throws `not-found`; a merged one is found under its own number no longer. */
export async function getEntrant(
  scope: ReadScope,
  slugs: LeagueSlugs,
  number: number,
  now = Date.now(),
): Promise<FantasyEntrant> {
  const { season } = await findFantasySeason(scope, slugs);
  const entrant = await findEntrant(scope, season, number);
  const refs = await loadEntrantRefs(scope, [entrant]);
  const rounds = await listRounds(scope, season.id);
  const lines = await listLines(scope, season.id, eq(fantasyLines.entrant, number));
  const own = (await selectRoundGames(scope, season.id)).filter(
    ({ gameId, homeTeamId, awayTeamId }) =>
      lines.some((line) => line.gameId === gameId) || homeTeamId === entrant.teamId || awayTeamId === entrant.teamId,
  );
  const ids = own.map(({ gameId }) => gameId);
  const games = await loadGamesOfLines(scope, ids);
  const played = await playedGames(scope, entrant, ids);
  const prices = await pricesOf(scope, season, number);
  const { current } = aroundNow(rounds, now);
  const shown = rounds.filter((round) => own.some((game) => game.round === round.number));
  const { startPrice, startPoints, startGames } = entrant;
  return {
    entrant: entrantIn(refs, number),
    price: entrant.price,
    points: sumBooked(lines),
    ownership: ownershipOf(await countOwnership(scope, season, current), number),
    start: { from: startGames > 0 ? 'average' : 'default', points: startPoints, games: startGames, price: startPrice },
    rounds: shown
      .map((round) => {
        const ofRound = lines.filter((line) => line.round === round.number);
        const price = prices.findLast((one) => one.round <= round.number);
        return {
          round: toRoundRef(scope, round, now),
          price: price?.price ?? startPrice,
          working: prices.find(({ ofRound }) => ofRound === round.number)?.working ?? null,
          points: sumBooked(ofRound),
          games: own
            .filter((game) => game.round === round.number)
            .flatMap(({ gameId }) => toGame(season, games.get(gameId), ofRound, played)),
        };
      })
      .toReversed(),
  };
}

async function findEntrant(scope: TenantScope, season: FantasySeasonRow, number: number): Promise<EntrantRow> {
  const [row] = await scope.db
    .select()
    .from(fantasyEntrants)
    .where(
      ofTenant(
        scope,
        fantasyEntrants,
        and(eq(fantasyEntrants.fantasySeasonId, season.id), eq(fantasyEntrants.number, number)),
      ),
    );
  if (!row || row.mergedInto !== null) throw notFound('entrant', String(number));
  return row;
}

const pricesOf = (scope: TenantScope, season: FantasySeasonRow, number: number) =>
  scope.db
    .select()
    .from(fantasyEntrantPrices)
    .where(
      ofTenant(
        scope,
        fantasyEntrantPrices,
        and(eq(fantasyEntrantPrices.fantasySeasonId, season.id), eq(fantasyEntrantPrices.entrant, number)),
      ),
    )
    .orderBy(asc(fantasyEntrantPrices.ofRound));

/** The games in which a player played; of a coach every game. */
async function playedGames(scope: TenantScope, { personId }: EntrantRow, ids: readonly string[]): Promise<Set<string>> {
  if (personId === null) return new Set(ids);
  const rows = await scope.db
    .select({ gameId: gamePlayerStats.gameId })
    .from(gamePlayerStats)
    .where(
      ofTenant(
        scope,
        gamePlayerStats,
        and(
          eq(gamePlayerStats.personId, personId),
          eq(gamePlayerStats.played, true),
          inIds(gamePlayerStats.gameId, ids),
        ),
      ),
    );
  return new Set(rows.map(({ gameId }) => gameId));
}

function toGame(
  { rules }: FantasySeasonRow,
  found: GameOfLines | undefined,
  lines: readonly StoredLine[],
  played: ReadonlySet<string>,
) {
  if (!found) return [];
  const { game } = found;
  const own = lines.filter(({ gameId }) => gameId === game.id);
  const state = gameState(worthOf(game.state, rules.scoring));
  return [
    {
      ...found,
      points: sumBooked(own),
      state,
      didPlay: played.has(game.id),
      lines: own.map(toLedgerLine),
    },
  ];
}

const states = { counts: 'booked', running: 'live', open: 'coming', worthless: 'worthless' } as const;

/** Returns what is said of the points of a game. */
export const gameState = (worth: keyof typeof states) => states[worth];
