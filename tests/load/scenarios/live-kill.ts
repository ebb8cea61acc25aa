import { isDeepStrictEqual } from 'node:util';
import { playThroughKills } from '#tests/api/live/support/kill/play-through-kills.ts';
import { withoutIds } from '#tests/api/live/support/kill/without-ids.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const victims = { server: 30, database: 10, device: 10 };

/** The same game as in `tests/api/live/kill.test.ts`, with many more deaths. */
export const liveKill: Scenario = {
  name: 'live-kill',
  summary: `a game at the table with SIGKILL at 50 random moments: ${victims.server} of the server, ${victims.database} of server and database, ${victims.device} of the device`,
  run: async ({ say }) => {
    const folder = await temporaryFolder('bench-kill');
    const seed = process.env.COURTSIDE_BENCH_SEED ?? String(Date.now());
    say(`  COURTSIDE_BENCH_SEED=${seed}`);
    try {
      const report = await playThroughKills(folder, { seed, victims, periods: 4 });
      const { written, logged, broken, box, uninterrupted } = report;
      const known = new Set(logged);
      const lost = written.filter((id) => !known.has(id)).length + broken.length;
      const misplaced = written.filter((id, index) => logged[index] !== id).length;
      const isSame = box && uninterrupted && isDeepStrictEqual(withoutIds(box), withoutIds(uninterrupted));
      const none = { unit: 'events', target: 0, better: 'lower' } as const;
      return [
        {
          name: `acknowledged of ${written.length} written`,
          value: report.acknowledged,
          unit: 'events',
          better: 'higher',
        },
        { name: 'lost, or not where it was acknowledged', value: lost, ...none },
        { name: 'there twice', value: logged.length - known.size, ...none },
        { name: 'not in the order of writing', value: misplaced, ...none },
        {
          name: 'box scores that are those of the uninterrupted game',
          value: isSame ? 1 : 0,
          unit: 'of 1',
          target: 1,
          better: 'higher',
        },
      ];
    } finally {
      await removeFolder(folder);
    }
  },
};
