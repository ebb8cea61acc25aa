import { boxScore } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { sides } from '#lib/basketball/sides.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openRealDesk, upTo } from '#tests/fixtures/desk-crew/real-desk.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';

const place = 'livestats-nbl-2021-22/games/2090351.json';
const missing = missingSharedData(place);

/** The lines of all players and of the teams, by shirt number. */
function linesOf(state: GameState, numberOf: (side: Side, person: string) => string) {
  const box = boxScore(state);
  return sides.map((side) => ({
    total: box[side].total,
    players: Object.fromEntries(box[side].players.map(({ person, line }) => [numberOf(side, person), line])),
  }));
}

test('the first quarter of a real game, entered by keys and mouse, has the numbers of the real one', async ({
  page,
}, info) => {
  test.skip(missing !== null, missing ?? '');
  test.slow();
  const file = sharedData(place);
  const { teams } = mapLiveStats(await readJsonFile(file), file);
  const desk = await openRealDesk(page, leagueTool, {
    origin: info.project.use.baseURL ?? '',
    host: `desk-${process.pid}-${info.repeatEachIndex}-${info.retry}.localhost`,
    file,
    teams: [teams.home.name, teams.away.name],
    folder: info.outputPath(),
  });
  await desk.enter({ lastPeriod: 1 });
  const entered = await desk.recorded();
  const { profile, roster } = desk.source;
  const real = replayGame({ profile, roster, events: upTo(desk.source, 1) });
  const numberOf = (side: Side, person: string) => desk.sheet[side].find(({ id }) => id === person)?.number ?? person;
  expect(linesOf(entered, numberOf)).toEqual(linesOf(real, numberOf));
  expect(entered.periods).toEqual(real.periods);
  expect(entered.phase).toBe('interval');
});
