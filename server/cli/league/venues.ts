import type { Command } from 'commander';
import { renameLine } from '#server/league/names/change-name.ts';
import { mergeVenues } from '#server/league/venue/merge.ts';
import { renameVenue } from '#server/league/venue/rename.ts';
import { importForTenant } from './session.ts';

type Options = { tenant?: string };

/** Adds `venues rename|merge`. A venue is named by its slug, its name, or an id of a source. */
export function addVenueCommands(program: Command): void {
  const venues = program.command('venues').description('venues of the site');
  venues
    .command('rename <venue> <name>')
    .description('gives a venue another name; its former address and name still lead to it')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((venue: string, name: string, { tenant }: Options) =>
      importForTenant(tenant, async (scope) => {
        const rename = await renameVenue(scope, venue, name);
        console.log(rename ? renameLine(rename) : `It is "${name}" already. Nothing has changed.`);
      }),
    );
  venues
    .command('merge <keep> <duplicate>')
    .description('merges two records of one venue')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((keep: string, duplicate: string, { tenant }: Options) =>
      importForTenant(tenant, async (scope) => {
        const { outcome, kept, games } = await mergeVenues(scope, keep, duplicate);
        const name = `${kept.name} (${kept.slug})`;
        if (outcome === 'unchanged')
          return console.log(`"${duplicate}" was merged into ${name} before. Nothing has changed.`);
        console.log(`${name} has taken over "${duplicate}" with ${games} game${games === 1 ? '' : 's'}.`);
      }),
    );
}
