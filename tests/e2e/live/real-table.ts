import type { Page, TestInfo } from '@playwright/test';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { createSession } from '#lib/api/contract/staff.ts';
import type { Side } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { sides } from '#lib/basketball/sides.ts';
import { planReplay } from '#server/league/live/replay/plan-replay.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { askInPage, createRealLeague, findRealGames } from '#tests/fixtures/real-league.ts';

export interface RealTable {
  /** Where the site of the game's league is. */
  site: string;
  game: GameSummary;
  /** Scores so much of the game that is still to come, as the real one went; 1 is all of it. */
  score(share: number): Promise<void>;
}

const eventsEach = 60;

/** A league of its own on the site under test with a real game, and with the same game still to be played in its venue. */
export async function openRealTable(
  page: Page,
  file: string,
  teams: [string, string],
  info: TestInfo,
): Promise<RealTable> {
  const { baseURL = '' } = info.project.use;
  const host = `real-${process.pid}-${info.repeatEachIndex}-${info.retry}.localhost`;
  const token = await createRealLeague(leagueTool, { host, file, teams, folder: info.outputPath() });
  const site = baseURL.replace('localhost', host);
  await page.goto(`${site}/api/health`);
  const { accessToken } = createSession.answer.parse(await tell(page, 'POST', 'session', { token }));
  const { played, game } = await findRealGames(page);

  const source = await askInPage(page, getLiveGame, { gameId: played.id });
  const sheetOf = (side: Side) => source.sheet[side].map(({ id: personId, number }) => ({ personId, number }));
  const sheet = { home: sheetOf('home'), away: sheetOf('away') };
  await tell(page, 'PUT', `games/${game.id}/sheet`, { ...sheet, coaches: source.coaches }, accessToken);
  const [homeParts = new Map(), awayParts = new Map()] = sides.map(
    (side) => new Map(sheet[side].map(({ personId }) => [personId, personId])),
  );
  const roster = { home: [...homeParts.keys()], away: [...awayParts.keys()] };
  const log = replayGame({ profile: source.profile, events: source.events, roster });
  const events = planReplay(log, { home: homeParts, away: awayParts }).map(({ event }) => event);
  let seq = 0;
  return {
    site,
    game,
    async score(share) {
      const until = Math.round(events.length * share);
      while (seq < until) {
        const part = events.slice(seq, Math.min(until, seq + eventsEach));
        const body = { expectedSeq: seq, device: 'tablet', events: part };
        await tell(page, 'POST', `games/${game.id}/events`, body, accessToken);
        seq += part.length;
      }
    },
  };
}

/** By the browser: only it knows where every `….localhost` is. */
async function tell(page: Page, method: string, place: string, body: object, token = ''): Promise<unknown> {
  const answer = await page.evaluate(
    async ([method, place, body, token]) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const response = await fetch(`/api/v2/manage/${place}`, { method, headers, body });
      return { ok: response.ok, text: await response.text() };
    },
    [method, place, JSON.stringify(body), token] as const,
  );
  if (!answer.ok) throw new Error(`${place}: ${answer.text}`);
  return JSON.parse(answer.text);
}
