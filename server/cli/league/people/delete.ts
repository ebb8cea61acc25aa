import type { Command } from 'commander';
import { importForTenant } from '#server/cli/league/session.ts';
import { deletePerson } from '#server/league/person/delete.ts';

export function addDelete(people: Command): void {
  people
    .command('delete <person>')
    .description('deletes a person who is on no game’s sheet')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((person: string, { tenant }: { tenant?: string }) =>
      importForTenant(tenant, async (scope) => {
        const { firstName, lastName, slug } = await deletePerson(scope, person);
        console.log(`${firstName} ${lastName} (${slug}) is deleted.`);
      }),
    );
}
