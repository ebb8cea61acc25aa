import type { Command } from 'commander';
import { cleanStoredPictures } from '#server/league/asset/clean-stored.ts';
import { forTenant } from './session.ts';

export function addPictureCommands(program: Command): void {
  program
    .command('pictures')
    .description('pictures that are stored')
    .command('clean')
    .description(
      'removes metadata, such as the place of a photo, from pictures that earlier builds stored as they came',
    )
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action(({ tenant }: { tenant?: string }) =>
      forTenant(tenant, async (scope) => {
        const { looked, cleaned, unreadable } = await cleanStoredPictures(scope);
        console.log(`${cleaned} of ${looked} pictures had metadata, and have none any more.`);
        for (const hash of unreadable) console.log(`${hash}: cannot be read, and stays as it is.`);
      }),
    );
}
