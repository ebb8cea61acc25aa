import { sides } from '#lib/basketball/sides.ts';
import { wrongNumbers } from '#tests/load/live/kill/entry-plan.ts';
import { killDesk } from '#tests/load/live/kill/kill-desk.ts';
import { startLiveSite } from '#tests/load/live/live-site.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const kills = 10;

/** The browser of the table dies; the deaths of server and database are those of `live-kill`. */
export const deskKill: Scenario = {
  name: 'desk-kill',
  summary: `entries by keys at the desk with SIGKILL of its browser at ${kills} random moments, at every third with its line cut`,
  run: async ({ say }) => {
    const folder = await temporaryFolder('bench-desk-kill');
    const seed = process.env.COURTSIDE_BENCH_SEED ?? String(Date.now());
    say(`  COURTSIDE_BENCH_SEED=${seed}`);
    const site = await startLiveSite();
    try {
      const { entries, logged, lost, again, box } = await killDesk(site, folder, { seed, kills, say });
      const misplaced = entries.filter(({ side, person, type }, index) => {
        const event = logged[index];
        return !(event?.type === type && 'person' in event && event.person === person && event.side === side);
      });
      const wrong = box ? sides.map((side) => wrongNumbers(entries, side, box[side])) : [Number.NaN];
      const none = { target: 0, better: 'lower' } as const;
      return [
        {
          name: `entries of ${entries.length} that were not kept when the browser died`,
          value: again,
          unit: 'entries',
          better: 'lower',
        },
        { name: 'drawn as kept or recorded, and lost', value: lost.length, unit: 'entries', ...none },
        { name: 'more in the log than entered', value: logged.length - entries.length, unit: 'entries', ...none },
        { name: 'not in the order of entering', value: misplaced.length, unit: 'entries', ...none },
        {
          name: 'numbers of players in the box score that are not what was entered',
          value: wrong.reduce((sum, count) => sum + count, 0),
          unit: 'numbers',
          ...none,
        },
      ];
    } finally {
      await site.stop();
      await removeFolder(folder);
    }
  },
};
