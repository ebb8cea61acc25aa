import type { Command } from 'commander';
import { rebuildRollups } from '#server/league/rollup/rebuild-rollups.ts';
import { importForTenant } from './session.ts';

export function addRebuild(program: Command): void {
  program
    .command('rebuild')
    .description('rebuilds data that is derived from games')
    .command('rollups')
    .description('season and career totals, records and minimums, from all player lines')
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
