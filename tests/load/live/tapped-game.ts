import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { callApi, configureClient } from '#lib/api/client.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { type DeskGame, openDeskPage } from './desk-page.ts';
import { watchPaint } from './painted.ts';
import { type Tapped, tapFreeThrow } from './tap.ts';

export const tappedScreens = ['scoreboard', "fan's phone"] as const;
type TappedScreen = (typeof tappedScreens)[number];
const maxPauseMs = 300;

/** A free throw of the home team, by two taps at the desk: when, what its score is now, and when each screen had drawn that. */
type Tap = { tapped: Tapped; score: number; drawnAt: Record<TappedScreen, number> };

export interface TappedGame {
  /** So many free throws, with pauses of random length. */
  tap(count: number): Promise<Tap[]>;
  close(): Promise<void>;
}

/** The desk of a game that is on, the scoreboard of its venue and its page on a phone, in pages of a browser. */
export async function openTappedGame(browser: Browser, of: DeskGame): Promise<TappedGame> {
  const game = await liveGame(of);
  if (!game.home || !game.venue) throw new Error('The game has no teams or no venue.');
  const { name } = game.home;
  const watch = async (path: string, place: string, width: number, height: number) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(`${of.origin}/en${path}`);
    const points = page.locator(place).first();
    await points.waitFor();
    return { page, painted: await watchPaint(page, place), points };
  };
  const board = await watch(paths.venueScreen(game.venue.slug, 'scoreboard-game'), '.board-score', 1920, 1080);
  const phone = await watch(paths.game(game.address), '[data-ground="board"] .headline.figures', 390, 844);
  const desk = await openDeskPage(browser, of);
  let score = Number(await board.points.textContent());
  const tapOnce = async (): Promise<Tap> => {
    score += 1;
    const tapped = await tapFreeThrow(desk, name);
    const [onBoard, onPhone] = await Promise.all([board, phone].map(({ painted }) => painted.drawn(String(score))));
    return { tapped, score, drawnAt: { scoreboard: onBoard ?? Number.NaN, "fan's phone": onPhone ?? Number.NaN } };
  };
  return {
    async tap(count) {
      const taps: Tap[] = [];
      while (taps.length < count) {
        taps.push(await tapOnce());
        await wait(Math.random() * maxPauseMs);
      }
      return taps;
    },
    async close() {
      await Promise.all([board.page, phone.page, desk].map((page) => page.context().close()));
    },
  };
}

/** From each tap to the pixel of a screen, in milliseconds. */
export const delaysOf = (taps: readonly Tap[], screen: TappedScreen): number[] =>
  taps.map(({ drawnAt, tapped }) => drawnAt[screen] - tapped.tappedAt);

async function liveGame({ origin, gameId }: DeskGame): Promise<GameSummary> {
  configureClient({ apiUrl: origin });
  const { items } = await callApi(listGames, { params: {}, query: { when: 'live', locale: 'en' } });
  const game = items.find(({ id }) => id === gameId);
  if (!game) throw new Error('The game is not on.');
  return game;
}
