import { startSite } from '#tests/setup/start-site.ts';
import { readArguments } from './read-arguments.ts';
import { formatTable, isMet } from './report.ts';
import type { BenchContext, Measurement } from './scenario.ts';
import { assets } from './scenarios/assets.ts';
import { desk } from './scenarios/desk.ts';
import { deskKill } from './scenarios/desk-kill.ts';
import { fantasy } from './scenarios/fantasy.ts';
import { firstLoad } from './scenarios/first-load.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { gameNight } from './scenarios/game-night.ts';
import { history } from './scenarios/history.ts';
import { importPreview } from './scenarios/import-preview.ts';
import { importing } from './scenarios/importing.ts';
import { lighthouseScores } from './scenarios/lighthouse.ts';
import { liveEvents } from './scenarios/live-events.ts';
import { liveKill } from './scenarios/live-kill.ts';
import { liveLatency } from './scenarios/live-latency.ts';
import { liveReplay } from './scenarios/live-replay.ts';
import { liveSockets } from './scenarios/live-sockets.ts';
import { liveStale } from './scenarios/live-stale.ts';
import { liveStrangers } from './scenarios/live-strangers.ts';
import { pages } from './scenarios/pages.ts';
import { players } from './scenarios/players.ts';
import { push } from './scenarios/push.ts';
import { reducer } from './scenarios/reducer.ts';
import { render } from './scenarios/render.ts';
import { screensSync } from './scenarios/screens-sync.ts';
import { standings } from './scenarios/standings.ts';
import { weight } from './scenarios/weight.ts';

const scenarios = [
  reducer,
  standings,
  importing,
  importPreview,
  players,
  history,
  fantasy,
  render,
  pages,
  gameNight,
  lighthouseScores,
  firstLoad,
  weight,
  assets,
  liveSockets,
  liveStrangers,
  liveEvents,
  liveReplay,
  liveKill,
  push,
  desk,
  deskKill,
  liveLatency,
  liveStale,
  screensSync,
  fuzz,
];
const { names, ...lengths } = readArguments(scenarios.map(({ name }) => name));

let running: Promise<{ origin: string; stop: () => Promise<void> }> | undefined;
const context: BenchContext = {
  site: async () => {
    running ??= startSite(process.env.COURTSIDE_BENCH_ORIGIN);
    return (await running).origin;
  },
  say: (line) => console.log(line),
  ...lengths,
};

const measured: Measurement[] = [];
try {
  for (const scenario of scenarios) {
    if (!names.includes(scenario.name)) continue;
    context.say(`${scenario.name}: ${scenario.summary}`);
    measured.push(...(await scenario.run(context)));
  }
} finally {
  await (await running)?.stop();
}
console.log(formatTable(measured));
if (!measured.every(isMet)) process.exitCode = 1;
