import { fetchTimer } from '#lib/realtime/fetch-timer.ts';
import { keepTime } from '#lib/realtime/keep-time.ts';
import { addSample, offsetOf, skipTime, type TimeSample } from '#lib/realtime/server-time.ts';
import { useLive } from '#stores/live.ts';

/** Several at first, because the first ones are slow while the page is busy; then rarely, for thousands of visitors. */
const pausesMs = [500, 2_000, 5_000, 10_000];
const everyMs = 60_000;

const delay = (requestCount: number) => pausesMs[requestCount - 1] ?? everyMs * (0.8 + 0.4 * Math.random());

/** Keeps the server time of the store while a page that is visible shows a live game. Returns a function that stops it. */
export function keepPageTime(): () => void {
  let samples: readonly TimeSample[] = [];
  let isClosed = false;
  const update = (next: readonly TimeSample[]) => {
    samples = next;
    useLive.setState({ offsetMs: offsetOf(samples) });
  };
  const request = async () => {
    const { shown, games } = useLive.getState();
    const game = shown.find(({ id, state }) => samples.length === 0 || (games[id]?.game.state ?? state) === 'live');
    if (!game || document.visibilityState !== 'visible') return;
    const { sample } = await fetchTimer('/api', { game: game.id });
    if (!isClosed) update(addSample(samples, sample));
  };
  const onSleep = (ms: number) => update(skipTime(samples, ms));
  const stop = keepTime({ request, onSleep, delay });
  return () => {
    isClosed = true;
    stop();
  };
}
