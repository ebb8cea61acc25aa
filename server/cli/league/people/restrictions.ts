import { type Command, Option } from 'commander';
import { type Restriction, restrictions } from '#lib/api/contract/restriction.ts';
import { forTenant } from '#server/cli/league/session.ts';
import { listAdmissions } from '#server/league/person/restriction/list-admissions.ts';
import { setRestriction } from '#server/league/person/restriction/set-restriction.ts';

type Options = { tenant?: string; until?: string };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;

export function addRestrictions(people: Command): void {
  people
    .command('restrict <person>')
    .description('says that a player may not play; a table that lists the player all the same has to say why')
    .addOption(new Option('--as <why>', 'why').choices(restrictions).makeOptionMandatory())
    .option('--until <day>', 'the last day, as 2026-01-31; without it until "people allow"')
    .option(...ofTenant)
    .action((person: string, { as, until, tenant }: Options & { as: Restriction }) =>
      change(tenant, person, as, until),
    );
  people
    .command('allow <person>')
    .description('says that a player may play again')
    .option(...ofTenant)
    .action((person: string, { tenant }: Options) => change(tenant, person, null));
  people
    .command('admissions')
    .description('lists players whom tables have listed although they may not play, with the reasons')
    .option(...ofTenant)
    .action(({ tenant }: Options) =>
      forTenant(tenant, async (scope) => {
        const listed = await listAdmissions(scope);
        for (const { day, teams, player, restriction, reason } of listed)
          console.log(`${day ?? '–'}  ${teams}: ${player.name}, ${restriction}: ${reason}`);
        if (listed.length === 0) console.log('No table has listed a player who may not play.');
      }),
    );
}

const change = (tenant: string | undefined, person: string, restriction: Restriction | null, until?: string) =>
  forTenant(tenant, async (scope) => {
    const { outcome, name } = await setRestriction(scope, person, { restriction, until: until ?? null });
    if (outcome === 'unchanged') console.log('Nothing has changed.');
    else console.log(`${name} ${restriction ? `is ${restriction}` : 'may play again'}.`);
  });
