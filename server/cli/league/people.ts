import type { Command } from 'commander';
import { parsePersonName } from '#server/feeds/csv/person-name.ts';
import { renameLine } from '#server/league/names/change-name.ts';
import { deletePerson } from '#server/league/person/delete.ts';
import { type MergedPeople, mergePeople } from '#server/league/person/merge/merge-people.ts';
import { renamePerson } from '#server/league/person/rename.ts';
import { importForTenant } from './session.ts';

export function addPeopleCommands(program: Command): void {
  const people = program.command('people').description('people of the league');
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
  people
    .command('merge <keep> <duplicate>')
    .description(
      'merges two records of one person; give the last part of the address of each page, or an id of a source',
    )
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((keep: string, duplicate: string, { tenant }: { tenant?: string }) =>
      importForTenant(tenant, async (scope) => {
        for (const line of outcomeLines(duplicate, await mergePeople(scope, keep, duplicate))) console.log(line);
      }),
    );
}

function outcomeLines(duplicate: string, { outcome, kept, games, differences }: MergedPeople): string[] {
  const name = `${kept.firstName} ${kept.lastName} (${kept.slug})`;
  if (outcome === 'unchanged') return [`"${duplicate}" was merged into ${name} before. Nothing has changed.`];
  return [
    ...differences.map(({ fact, kept, dropped }) => `${fact}: ${kept} stays, ${dropped} is dropped.`),
    `${name} has taken over "${duplicate}" with ${games} game${games === 1 ? '' : 's'}.`,
  ];
}
