import type { Command } from 'commander';
import { importForTenant } from '#server/cli/league/session.ts';
import { parsePersonName } from '#server/feeds/csv/person-name.ts';
import { renameLine } from '#server/league/names/change-name.ts';
import { renamePerson } from '#server/league/person/rename.ts';

export function addRename(people: Command): void {
  people
    .command('rename <person> <name>')
    .description('gives a person another name, as "First Family" or "Family, First"; the former address still works')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((person: string, name: string, { tenant }: { tenant?: string }) =>
      importForTenant(tenant, async (scope) => {
        const rename = await renamePerson(scope, person, parsePersonName(name, 'first-family'));
        console.log(rename ? renameLine(rename) : `It is "${name}" already. Nothing has changed.`);
      }),
    );
}
