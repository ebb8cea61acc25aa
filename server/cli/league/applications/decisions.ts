import type { Command } from 'commander';
import { applicationDraft } from '#lib/api/contract/application/draft.ts';
import { acceptApplication as call } from '#lib/api/contract/application/office.ts';
import { forTenant } from '#server/cli/league/session.ts';
import { acceptApplication, rejectApplication } from '#server/league/application/decide.ts';
import { findApplication } from '#server/league/application/find.ts';
import { suggestSquad } from '#server/league/application/to-roster.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { applicationId } from './application-id.ts';

type AcceptOptions = { tenant?: string; name?: string; shortName?: string; code?: string };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;

/** Adds the commands that decide about a submitted application. */
export function addDecisionCommands(applications: Command): void {
  applications
    .command('accept <address>')
    .description('makes the team and the squad of a submitted application')
    .option('--name <name>', 'the name of the team, where it is not to be as written')
    .option('--short-name <name>', 'its short name')
    .option('--code <code>', 'its code of 2 to 5 letters')
    .option(...ofTenant)
    .action((address: string, { tenant, ...changes }: AcceptOptions) =>
      forTenant(tenant, async (scope) => {
        const id = applicationId(address);
        const { form } = await findApplication(scope, id);
        const { team, players } = applicationDraft.parse({ team: {}, contact: {}, ...form });
        const name = changes.name ?? team.name;
        const shortName = changes.shortName ?? (team.shortName || name);
        const confirmed = { name, shortName, code: changes.code ?? team.code };
        const input = parseInput(call.body, { team: confirmed, players: suggestSquad(players) });
        await acceptApplication(scope, id, input);
        console.log(`${name} takes part with ${players.length} players.`);
      }),
    );
  applications
    .command('reject <address>')
    .description('rejects a submitted application')
    .requiredOption('--reason <text>', 'what the team reads at its address')
    .option(...ofTenant)
    .action((address: string, { tenant, reason }: { tenant?: string; reason: string }) =>
      forTenant(tenant, async (scope) => {
        await rejectApplication(scope, applicationId(address), reason);
        console.log('The application is rejected.');
      }),
    );
}
