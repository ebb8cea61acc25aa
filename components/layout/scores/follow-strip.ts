import type { StripGame } from '#lib/api/contract/schedule.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { isLiveNeeded } from '#lib/realtime/is-live-needed.ts';

/** While a game is on or about to begin. One kept answer serves all visitors, so none of them needs a channel for it. */
const liveMs = 20_000;
const quietMs = 15 * 60_000;

/** Fetches the games of the strip, again while games are on and the page is visible. Returns a function that stops it. */
export function followStrip(locale: Locale, onGames: (games: StripGame[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = 0;
  let isStopped = false;
  const load = async () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const games = await fetchStrip(locale);
    if (isStopped) return;
    if (games) onGames(games);
    const pauseMs = games && !isLiveNeeded(games, Date.now()) ? quietMs : liveMs;
    const spreadMs = pauseMs * (0.8 + 0.4 * Math.random());
    dueMs = Date.now() + spreadMs;
    timer = setTimeout(load, spreadMs);
  };
  const onVisible = () => Date.now() >= dueMs && void load();
  document.addEventListener('visibilitychange', onVisible);
  void load();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Returns null where there is no answer that this page can read; the next request tries again. */
async function fetchStrip(locale: Locale): Promise<StripGame[] | null> {
  try {
    const response = await fetch(`/api/v2/website/score-strip?locale=${locale}`);
    const answer: unknown = await response.json();
    return response.ok && isStrip(answer) ? answer.games : null;
  } catch {
    return null;
  }
}

/** Whether an answer is that of the contract; its parser would weigh more than the strip. */
function isStrip(answer: unknown): answer is { games: StripGame[] } {
  const { games } = (answer ?? {}) as { games?: unknown };
  return Array.isArray(games) && games.every((game) => game?.id && game.address && game.day && game.state);
}
