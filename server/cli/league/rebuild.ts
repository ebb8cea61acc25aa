import type { Command } from 'commander';
import { rebuildRollups } from '#server/league/rollup/rebuild-rollups.ts';
import { importForTenant } from './session.ts';

export function addRebuild(program: Command): void {
  program
    .command('rebuild')
    .description('what is derived from games, made again')
    .command('rollups')
    .description('sums of seasons and careers, records and minimums, from the lines of all players')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action(({ tenant }: { tenant?: string }) =>
      importForTenant(tenant, async (scope) => {
        const { leagues, games } = await rebuildRollups(scope);
        console.log(
          `${leagues} leagues with ${games} games of which players' numbers are known have been added up again.`,
        );
      }),
    );
}
