import type { ClockAnchor } from '#lib/api/contract/live.ts';
import { anchorAt } from '#lib/realtime/clock-face.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { anchoredScreen, type Line, messageScreen, type SimulatedScreen } from '#tests/load/support/simulated-venue.ts';

const screens = 10;
const minutes = 40;
const periodMs = 600_000;
const lookMs = 20;
/** Maximum delay until the slowest screen receives a whistle. */
const onTheWayMs = 420;
const warmUpMs = 15_000;
const tickMs = 100;

/** The venue is simulated: latencies of 0–300 ms with up to 100 ms of jitter each way, machine clocks that drift by 50 ppm. */
export const screensSync: Scenario = {
  name: 'screens-sync',
  summary: `${screens} screens on lines of 0–300 ms with jitter, ${minutes} minutes of a game: how far the times they show differ`,
  run: async () => {
    const random = createRandom('hall');
    const lines = Array.from({ length: screens }, (_, index): Line => {
      const pace = random.between(-50e-6, 50e-6);
      return {
        baseMs: (300 * index) / (screens - 1),
        jitterMs: 100,
        paceError: pace,
        aheadMs: random.between(-5e6, 5e6),
      };
    });
    const { changes, stretches } = playGame();
    const ticks = Array.from({ length: (minutes * 60_000) / tickMs }, (_, tick) => {
      const anchor = changes.findLast(({ atMs }) => atMs <= tick * tickMs)?.value;
      return { atMs: tick * tickMs, value: anchor ? anchorAt(anchor, tick * tickMs) : 0 };
    });
    const hall = (make: (line: Line, index: number) => SimulatedScreen) => watch(lines.map(make), stretches);
    const draw = (name: string, index: number) => random.stream(`${name}/${index}`);
    const own = hall((line, index) => anchoredScreen(line, draw('own', index), changes, { asksAgain: true }));
    const once = hall((line, index) => anchoredScreen(line, draw('once', index), changes, { asksAgain: false }));
    const told = hall((line, index) => messageScreen(line, draw('told', index), ticks));
    return [
      {
        name: `${screens} screens apart while the clock runs, p99`,
        value: percentile(own.apart, 0.99),
        unit: 'ms',
        baseline: { name: 'showing what ten messages a second bring', value: percentile(told.apart, 0.99) },
        target: 50,
        better: 'lower',
      },
      {
        name: 'the same, worst',
        value: percentile(own.apart, 1),
        unit: 'ms',
        baseline: { name: 'showing what ten messages a second bring', value: percentile(told.apart, 1) },
        better: 'lower',
      },
      {
        name: `error of a screen in minute ${minutes}, worst`,
        value: own.lateError,
        unit: 'ms',
        baseline: { name: 'asking for the time only at the start', value: once.lateError },
        target: 50,
        better: 'lower',
      },
    ];
  },
};

type Stretch = { fromMs: number; toMs: number; anchor: ClockAnchor };

/** Four periods with whistles: the clock runs for some seconds, stops, and runs again. */
function playGame() {
  const random = createRandom('whistles');
  const changes: { atMs: number; value: ClockAnchor }[] = [];
  const stretches: Stretch[] = [];
  let remainingMs = periodMs;
  for (let atMs = warmUpMs; atMs < minutes * 60_000; ) {
    const at = new Date(atMs).toISOString();
    const started = Date.parse(at);
    const runMs = Math.min(remainingMs, Math.round(random.between(5_000, 60_000)));
    const anchor = { running: true, remainingMs, at };
    const stopped = started + runMs;
    changes.push({ atMs: started, value: anchor });
    stretches.push({ fromMs: started + onTheWayMs, toMs: Math.min(stopped, minutes * 60_000), anchor });
    remainingMs = remainingMs - runMs || periodMs;
    changes.push({ atMs: stopped, value: { running: false, remainingMs, at: null } });
    atMs = stopped + Math.round(random.between(3_000, 12_000));
  }
  return { changes, stretches };
}

/** Looks at all screens fifty times a second while they all know that the clock runs. */
function watch(screens: readonly SimulatedScreen[], stretches: readonly Stretch[]) {
  const apart: number[] = [];
  let lateError = 0;
  for (const { fromMs, toMs, anchor } of stretches) {
    for (let nowMs = fromMs; nowMs < toMs; nowMs += lookMs) {
      const shown = screens.map((screen) => screen.shownAt(nowMs));
      apart.push(Math.max(...shown) - Math.min(...shown));
      if (nowMs < (minutes - 1) * 60_000) continue;
      const right = anchorAt(anchor, nowMs);
      lateError = Math.max(lateError, ...shown.map((ms) => Math.abs(ms - right)));
    }
  }
  return { apart: apart.sort((one, other) => one - other), lateError };
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
