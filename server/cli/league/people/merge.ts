import type { Command } from 'commander';
import { importForTenant } from '#server/cli/league/session.ts';
import { type MergedPeople, mergePeople } from '#server/league/person/merge/merge-people.ts';

export function addMerge(people: Command): void {
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
