import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import type { z } from 'zod';
import { addressOf } from '#lib/api/address-of.ts';
import type { Call } from '#lib/api/contract/call.ts';
import { type GameSummary, listLeagueGames } from '#lib/api/contract/game.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { createSession } from '#lib/api/contract/staff.ts';
import { type Side, sides } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { planReplay } from '#server/league/live/replay/plan-replay.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';

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
  [home, away]: [string, string],
  info: TestInfo,
): Promise<RealTable> {
  const { baseURL = '' } = info.project.use;
  const host = `real-${process.pid}-${info.repeatEachIndex}-${info.retry}.localhost`;
  const id = path.basename(file, '.json');
  const day = new Date().toISOString().slice(0, 10);
  const columns = 'season,league,id,round,date,time,zone,venue,home,away,status';
  const row = (id: string, round: number) =>
    `2021/22,Real League,${id},${round},${day},19:30,UTC,Real Hall,${home},${away},scheduled`;
  const fixtures = info.outputPath('fixtures.csv');
  await mkdir(path.dirname(fixtures), { recursive: true });
  await writeFile(fixtures, [columns, row(id, 1), row('again', 2)].join('\n'));
  await leagueTool('tenant', 'create', '--host', host, '--title', host, '--locale', 'en');
  await leagueTool('import', 'fixtures', fixtures, '--tenant', host);
  await leagueTool('import', 'livestats', file, '--tenant', host);
  const said = await leagueTool('staff', 'add', 'scorer@real.test', '--role', 'scorer', '--tenant', host);

  const site = baseURL.replace('localhost', host);
  await page.goto(`${site}/api/health`);
  const token = /#([\w-]+)/.exec(said)?.[1] ?? '';
  const { accessToken } = createSession.answer.parse(await tell(page, 'POST', 'session', { token }));
  const params = { season: '2021-22', league: 'real-league' };
  const { items } = await ask(page, listLeagueGames, params);
  const played = items.find(({ state }) => state === 'final');
  const game = items.find(({ state }) => state === 'scheduled');
  if (!played || !game) throw new Error('The games were not imported.');

  const source = await ask(page, getLiveGame, { gameId: played.id });
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

async function ask<C extends Call>(
  page: Page,
  call: C,
  params: Record<string, string>,
): Promise<z.output<C['answer']>> {
  const address = `/api${addressOf(call, { params, query: { locale: 'en' } })}`;
  const answer = await page.evaluate(async (address) => (await fetch(address)).json(), address);
  return call.answer.parse(answer) as z.output<C['answer']>;
}
