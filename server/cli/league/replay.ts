import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { runReplay } from '#server/league/live/replay/run-replay.ts';
import { forTenant } from './session.ts';

type Options = { tenant?: string; into: string; speed: string };

export function addReplay(program: Command): void {
  program
    .command('replay <game>')
    .description('replays the log of a game into another game, which is live meanwhile; both by their id')
    .requiredOption('--into <game>', 'the game that receives the events')
    .option('--speed <factor>', 'speed from 1 to 60', '1')
    .option('--tenant <host>', 'a host of the tenant, where there are several')
    .action((sourceId: string, { tenant, into, speed }: Options) =>
      forTenant(tenant, async (scope) => {
        const input = { sourceId, gameId: into, speed: Number(speed) };
        await runReplay(scope, input, {
          wait: (ms) => wait(ms),
          onEvent: (written, all) => {
            if (written % 50 === 0 || written === all) console.log(`${written} of ${all} events`);
          },
        });
      }),
    );
}
