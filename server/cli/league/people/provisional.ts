import type { Command } from 'commander';
import { forTenant } from '#server/cli/league/session.ts';
import {
  type ListedProvisional,
  listProvisionalPlayers,
} from '#server/league/person/provisional/list-provisional-players.ts';

export function addProvisional(people: Command): void {
  people
    .command('provisional')
    .description(
      'lists players who were added at a table by number; "people merge PERSON UNKNOWN" gives their entries to a person',
    )
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action(({ tenant }: { tenant?: string }) =>
      forTenant(tenant, async (scope) => {
        const listed = await listProvisionalPlayers(scope);
        for (const one of listed) console.log(lineOf(one));
        if (listed.length === 0) console.log('No player waits to be joined to a person.');
      }),
    );
}

const lineOf = ({ slug, name, team, number, addedAt }: ListedProvisional): string =>
  `${slug}  ${team}, number ${number ?? '–'}, "${name}", added ${addedAt.toISOString().slice(0, 10)}`;
