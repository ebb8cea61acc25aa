import type { StripGame } from '#lib/api/contract/schedule.ts';
import { hasOutline, isText, listOf } from '#lib/api/outline.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { isLiveNeeded } from '#lib/realtime/is-live-needed.ts';

/** How long after its tip-off a game may end, or be reopened. */
const recentMs = 6 * 3_600_000;
/** While a game is on or about to begin. One kept answer serves all visitors, so none of them needs a channel for it. */
const liveMs = 20_000;
const recentlyMs = 60_000;
const quietMs = 15 * 60_000;

type Strip = { games: StripGame[] };
const isStrip = hasOutline<Strip>({
  games: listOf(hasOutline<StripGame>({ id: isText, address: hasOutline({}), day: isText, state: isText })),
});

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
    const pauseMs = games ? pauseAfter(games, Date.now()) : liveMs;
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

function pauseAfter(games: readonly StripGame[], nowMs: number): number {
  if (isLiveNeeded(games, nowMs)) return liveMs;
  const isRecent = ({ tipOffAt }: StripGame) => {
    const ageMs = nowMs - Date.parse(tipOffAt ?? '');
    return ageMs > 0 && ageMs < recentMs;
  };
  return games.some(isRecent) ? recentlyMs : quietMs;
}

/** Returns null where there is no answer that this page can read; the next request tries again. */
async function fetchStrip(locale: Locale): Promise<StripGame[] | null> {
  try {
    const response = await fetch(`/api/v2/website/score-strip?locale=${locale}`);
    const answer: unknown = await response.json();
    return response.ok && isStrip(answer) ? (answer as Strip).games : null;
  } catch {
    return null;
  }
}
