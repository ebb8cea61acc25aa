import { type Command, Option } from 'commander';
import { type TenantRole, tenantRoles } from '#lib/api/contract/staff.ts';
import { addServiceToken, listServiceTokens, revokeServiceToken } from '#server/auth/service-tokens.ts';
import { parseDay } from './parse-day.ts';
import { forTenant } from './session.ts';

type Options = { tenant?: string };

export function addTokenCommands(staff: Command): void {
  const token = staff.command('token').alias('tokens').description('bearers of machines, with the rights of a role');
  const tenant = ['--tenant <host>', 'a host of the tenant, where there are several'] as const;
  token
    .command('add <name>')
    .description('prints a new token, sent as `Authorization: Bearer`; it is shown this once')
    .addOption(new Option('--role <role>', 'what it may do').choices(tenantRoles).makeOptionMandatory())
    .option('--until <date>', 'valid before this day (UTC), such as 2027-07-01; without it until revoked')
    .option(...tenant)
    .action((name: string, { tenant, role, until }: Options & { role: TenantRole; until?: string }) =>
      forTenant(tenant, async (scope) => {
        const expiresAt = until === undefined ? undefined : parseDay('--until', until);
        console.log(await addServiceToken(scope, { name, role, ...(expiresAt && { expiresAt }) }));
      }),
    );
  token
    .command('list')
    .description('lists the tokens with their role, last use and expiry')
    .option(...tenant)
    .action(({ tenant }: Options) =>
      forTenant(tenant, async (scope) => {
        const lines = (await listServiceTokens(scope)).map(
          ({ id, name, role, createdAt, lastUsedAt, expiresAt }) =>
            `${id} "${name}": ${role}, since ${createdAt}, last used ${lastUsedAt ?? 'never'}, until ${expiresAt ?? 'revoked'}`,
        );
        console.log(lines.join('\n') || 'There are no tokens.');
      }),
    );
  token
    .command('revoke <id>')
    .description('makes a token void, by its id in the list')
    .option(...tenant)
    .action((id: string, { tenant }: Options) =>
      forTenant(tenant, async (scope) => {
        await revokeServiceToken(scope, id);
        console.log('The token is void.');
      }),
    );
}
