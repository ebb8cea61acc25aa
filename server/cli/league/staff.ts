import { type Command, Option } from 'commander';
import { type StaffRole, staffRoles } from '#lib/api/contract/staff.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { findUser } from '#server/auth/staff/find-user.ts';
import { linkMember } from '#server/auth/staff/invite-member.ts';
import { listLinks, revokeLink } from '#server/auth/staff/list-links.ts';
import { listMembers } from '#server/auth/staff/list-members.ts';
import { listSessions, revokeSession } from '#server/auth/staff/list-sessions.ts';
import { removeStaff } from '#server/auth/staff/remove-staff.ts';
import { type ChosenTenant, forTenant } from './session.ts';
import { addScopeOptions, describeGrant, findScope, type GrantOptions } from './staff-scope.ts';
import { addTokenCommands } from './staff-tokens.ts';

type Options = { tenant?: string; role: StaffRole; name?: string; revoke?: string } & GrantOptions;

export function addStaffCommands(program: Command): void {
  const staff = program.command('staff').description('staff of a league and their roles');
  const command = (name: string, description: string) =>
    staff
      .command(name)
      .description(description)
      .option('--tenant <host>', 'a host of the tenant, where there are several');
  const role = () => new Option('--role <role>', 'role of the person').choices(staffRoles);

  addScopeOptions(command('add <email>', 'grants a role and prints a one-time sign-in link'))
    .addOption(role().makeOptionMandatory())
    .option('--name <name>', 'name of the person')
    .action((email: string, { tenant, role, name, ...where }: Options) =>
      forTenant(tenant, async (scope) => {
        const userId = await addStaff(scope, {
          email,
          role,
          ...(name && { name }),
          ...(await findScope(scope, where)),
        });
        console.log(`${email} is now ${role}. Signs in once, within 24 hours: ${await linkFor(scope, userId)}`);
      }),
    );
  command('link <email>', 'prints a new one-time sign-in link').action((email: string, { tenant }: Options) =>
    forTenant(tenant, async (scope) => console.log(await linkFor(scope, (await findUser(scope, email)).id))),
  );
  command('list', 'lists everybody with a role').action(({ tenant }: Options) =>
    forTenant(tenant, async (scope) => {
      const lines = (await listMembers(scope)).map(
        ({ email, name, grants }) => `${email} (${name}): ${grants.map(describeGrant).join(', ')}`,
      );
      console.log(lines.join('\n') || 'There is nobody yet.');
    }),
  );
  addScopeOptions(
    command('remove <email>', 'revokes the role, or all roles, signs the person out and makes their links void'),
  )
    .addOption(role())
    .action((email: string, { tenant, role, ...where }: Options) =>
      forTenant(tenant, async (scope) => {
        await removeStaff(scope, email, { ...(role && { role }), ...(await findScope(scope, where)) });
        console.log(`${email} is no longer ${role ?? 'staff'}.`);
      }),
    );
  command('sessions', 'lists who is signed in where, or ends a session')
    .option('--revoke <id>', 'ends this session: its browser must sign in again')
    .action(({ tenant, revoke }: Options) =>
      forTenant(tenant, async (scope) => {
        if (revoke) await revokeSession(scope, revoke);
        for (const { id, email, userAgent, createdAt, lastUsedAt } of revoke ? [] : await listSessions(scope))
          console.log(`${id} ${email}: since ${createdAt}, last used ${lastUsedAt ?? 'never'}, ${userAgent ?? '?'}`);
        if (revoke) console.log('The session has ended.');
      }),
    );
  command('links', 'lists the sign-in links that can still be used, or makes one void')
    .option('--revoke <id>', 'makes this link void')
    .action(({ tenant, revoke }: Options) =>
      forTenant(tenant, async (scope) => {
        if (revoke) await revokeLink(scope, revoke);
        for (const { id, email, createdAt, expiresAt } of revoke ? [] : await listLinks(scope))
          console.log(`${id} ${email}: since ${createdAt}, until ${expiresAt}`);
        if (revoke) console.log('The link is void.');
      }),
    );
  addTokenCommands(staff);
}

async function linkFor(scope: ChosenTenant, userId: string): Promise<string> {
  return `${scope.siteAddress}${(await linkMember(scope, userId)).path}`;
}
