import { setTimeout as wait } from 'node:timers/promises';
import { callApi, configureClient } from '#lib/api/client.ts';
import { type BoxScore, getBoxScore } from '#lib/api/contract/box-score.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { getStaffMember } from '#lib/api/contract/staff.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { openCuttableProxy } from '#tests/load/live/cuttable-proxy.ts';
import type { LiveSite } from '#tests/load/live/live-site.ts';
import { type DeskLife, startDeskLife } from './desk-life.ts';
import { drawEntries, type Entry } from './entry-plan.ts';

export type DeskKillReport = {
  entries: readonly Entry[];
  /** What the engine has in the end, without what it had before the first tap. */
  logged: GameEvent[];
  /** Shown as stored but missing after the restart, or shown as recorded but not in the log at the kill. */
  lost: string[];
  /** Kills between the tap and the row: entered once more, because they were not there. */
  again: number;
  box: BoxScore | null;
};

const perLife = 25;
const longestLifeMs = 1500;

/** Enters a part of a game by keys at a desk whose browser is killed at random moments; at every third with its line cut. */
export async function killDesk(
  site: LiveSite,
  folder: string,
  { seed, kills, say }: { seed: string; kills: number; say: (line: string) => void },
): Promise<DeskKillReport> {
  configureClient({ apiUrl: site.origin, accessToken: () => site.token });
  const proxy = await openCuttableProxy(site.origin);
  const random = createRandom(seed);
  const entries = drawEntries(seed, kills * perLife, site);
  const params = { gameId: site.gameId };
  const log = async () => (await callApi(getLiveGame, { params, query: { seq: Date.now() } })).events;
  const before = await log();
  const member = await callApi(getStaffMember, { params: {}, query: {} });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const session = JSON.stringify({ accessToken: site.token, expiresAt, member });
  const start = () => startDeskLife(folder, { origin: proxy.origin, gameId: site.gameId, session });
  const ofBefore = new Set(before.map(({ id }) => id));
  /** All that the desk has shown and still had after a restart, in its order. */
  const known = new Set<string>();
  const lost: string[] = [];
  let again = 0;
  let life = await start();
  try {
    await life.untilPageIsKept();
    for (let round = 0; round < kills; round += 1) {
      const isCut = round % 3 === 1;
      if (isCut) proxy.cut('hang-up');
      const pressed = await enterUntilKilled(
        life,
        entries.slice(known.size, known.size + perLife),
        random.between(0, longestLifeMs),
      );
      const drawn = life.rows();
      const logged = new Set((await log()).map(({ id }) => id));
      life = await start();
      const shown = life.rows().map(({ id }) => id);
      for (const { id, kept, sent } of drawn) {
        if (known.has(id) || ofBefore.has(id)) continue;
        if ((kept && !shown.includes(id)) || (sent && !logged.has(id))) lost.push(id);
      }
      const had = known.size;
      for (const id of shown) if (!ofBefore.has(id)) known.add(id);
      again += pressed - (known.size - had);
      say(
        `  kill ${round + 1}: ${pressed} entered, ${known.size - had} there after it${isCut ? ', without a line' : ''}`,
      );
      if (isCut) void proxy.mend();
      await life.until((rows) => rows.every(({ sent }) => sent));
    }
    for (const entry of entries.slice(known.size)) await life.enter(entry);
    await life.until((rows) => rows.every(({ sent }) => sent));
    const logged = (await log()).filter(({ id }) => !ofBefore.has(id));
    const { boxScore } = await callApi(getBoxScore, { params, query: { locale: 'en' } });
    return { entries, logged, lost, again, box: boxScore };
  } finally {
    await life.kill();
    await proxy.close();
  }
}

/** Returns how many entries were begun. */
async function enterUntilKilled(life: DeskLife, entries: readonly Entry[], afterMs: number): Promise<number> {
  let begun = 0;
  let isDead = false;
  const entering = async () => {
    for (const entry of entries) {
      if (isDead) return;
      begun += 1;
      await life.enter(entry);
    }
  };
  const done = entering().catch((error: unknown) => {
    // A dead browser takes no keys.
    if (!isDead) throw error;
  });
  await wait(afterMs);
  isDead = true;
  await life.kill();
  await done;
  return begun;
}
