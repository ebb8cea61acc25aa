import { analyzeSmall } from '#server/db/analyze-small.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { demoScripts } from '#server/db/schema/demo-scripts.ts';
import { games } from '#server/db/schema/games.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { PersonName, WorldGame, WorldLeague, WorldPhase } from '#server/demo/world/types.ts';
import { boxScoreSource } from '#server/league/box-score/box-score-source.ts';
import { storeGameLogs } from '#server/league/game/store-game-log.ts';
import { rebuildLeague } from '#server/league/rollup/rebuild-rollups.ts';
import { demoSquads, type LoggedGame, playGame } from './play-game.ts';
import { scoresheetOf, storeScoresheets } from './scoresheet.ts';

type GameRow = typeof games.$inferInsert;

/** Batch size: small enough for memory, large enough to use a round trip well. */
const atOnce = 24;

/** How the games of a demo are recorded: by logs, or by paper scoresheets. */
export type DemoKind = 'log' | 'paper';

/** Stores the games of a league with their logs or scoresheets. Simulates the next batch while the database stores one. */
export async function loadGames(
  scope: TenantScope,
  league: WorldLeague,
  people: ReadonlyMap<string, PersonName>,
  kind: DemoKind,
): Promise<void> {
  const squads = demoSquads(league, people);
  let storing = Promise.resolve();
  for (const phase of league.phases) {
    for (let index = 0; index < phase.games.length; index += atOnce) {
      const batch = phase.games.slice(index, index + atOnce);
      const played = batch.map((game) => playGame(scope.tenantId, league, squads, game));
      const rows = batch.map((game, at) => rowOf(scope.tenantId, league, phase, game, played[at] ?? null, kind));
      await storing;
      storing = store(
        scope,
        batch,
        rows,
        played.filter((one) => one !== null),
        kind,
      );
    }
  }
  await storing;
  await rebuildLeague(scope, league.id);
}

async function store(
  { db, tenantId }: TenantScope,
  batch: readonly WorldGame[],
  rows: readonly GameRow[],
  played: readonly LoggedGame[],
  kind: DemoKind,
): Promise<void> {
  await insertRows(db, games, rows);
  const events = played.reduce((sum, { log }) => sum + log.events.length, 0);
  await analyzeSmall(db, ['game', 'team'], events);
  await insertRows(
    db,
    gameOfficials,
    batch.flatMap(({ id, officials }) => officials.map((duty) => ({ tenantId, gameId: id, ...duty }))),
  );
  await insertRows(
    db,
    demoScripts,
    batch.flatMap(({ id, script }) => (script ? [{ tenantId, gameId: id, simulation: script }] : [])),
  );
  if (kind === 'paper') await storeScoresheets(db, played.map(scoresheetOf));
  else {
    await storeGameLogs(
      db,
      played.map(({ projection, ...one }) => ({ ...one, lines: projection })),
    );
  }
}

function rowOf(
  tenantId: string,
  league: WorldLeague,
  phase: WorldPhase,
  { simulation, liveUntil, script, result, officials, tipOffAt, ...game }: WorldGame,
  played: LoggedGame | null,
  kind: DemoKind,
): GameRow {
  const { projection, log } = played ?? {};
  const isPaper = kind === 'paper';
  return {
    tenantId,
    leagueId: league.id,
    phaseId: phase.id,
    rulesProfile: league.rulesProfile,
    ...game,
    tipOffAt: tipOffAt === null ? null : new Date(tipOffAt),
    coverage: projection ? (isPaper ? 'scoresheet' : 'log') : result ? 'score' : 'none',
    countsInStandings: true,
    homeScore: projection?.game.homeScore ?? result?.home ?? null,
    awayScore: projection?.game.awayScore ?? result?.away ?? null,
    periods: projection?.game.periods ?? [],
    overtimes: projection?.game.overtimes ?? 0,
    seq: (!isPaper && projection?.game.seq) || 0,
    liveClock: projection?.game.liveClock ?? null,
    logSource: log ? (isPaper ? boxScoreSource : log.source) : null,
    logHash: log?.hash ?? null,
    externalIds: [],
    revision: 0,
  };
}
