import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import type { Command } from '#lib/api/contract/command.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { rolesOf } from '#lib/api/contract/staff-rights.ts';
import { type BearerHolder, findBearerHolder } from '#server/auth/bearer-holder.ts';
import { assertRole } from '#server/auth/staff-member.ts';
import { inTransactionsOnly, type TenantScope } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import type { Api } from './api.ts';
import { bearerOf } from './bearer.ts';
import type { ReadInput } from './mount.ts';
import { type CommandInput, mountCommand } from './mount-command.ts';
import { mountPrivateCall } from './mount-private.ts';

type WithHolder<Scope> = Scope & BearerHolder;

/**
 * Mounts a command for staff with one of its roles (`lib/api/contract/staff-rights.ts`). Others get `unauthorized` or
 * `forbidden`. It can write only `inTransaction`, in the name of the member.
 */
export function mountStaffCommand<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  api: Api,
  command: Command<Params, Body, Answer>,
  act: (scope: WithHolder<TenantScope>, input: CommandInput<Params, Body>) => Promise<z.output<Answer>>,
): void {
  const roles = rolesOf(command);
  mountCommand(api, withRoles(command), async (scope, input, c) => {
    const holder = await holderOf(scope, c, roles);
    const { userId, name } = holder.member;
    const actor = { kind: 'staff', userId, name } as const;
    return act({ ...scope, db: inTransactionsOnly(scope.db), actor, ...holder }, input);
  });
}

/** Mounts a read call for staff with one of its roles, who see whole names; its responses are never stored. */
export function mountStaffCall<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>(
  api: Api,
  call: Call<Path, Params, Query, Answer>,
  read: (scope: WithHolder<ReadScope>, input: ReadInput<Params, Query>) => Promise<z.output<Answer>>,
): void {
  const roles = rolesOf(call);
  mountPrivateCall(api, withRoles(call), async (scope, input, c) => {
    const holder = await holderOf(scope, c, roles);
    return read({ ...scope, ...holder, isForStaff: true }, input);
  });
}

/** Returns the call with its roles in the summary, for the OpenAPI document. */
export function withRoles<Described extends { method?: string; path: string; summary: string }>(
  call: Described,
): Described {
  return { ...call, summary: `${call.summary} (${rolesOf(call).join(', ')})` };
}

/** Returns who makes a call. Throws `unauthorized`, or `forbidden` for another role. */
export async function holderOf(scope: TenantScope, c: Context, roles: readonly StaffRole[]): Promise<BearerHolder> {
  const holder = await findBearerHolder(scope, bearerOf(c));
  assertRole(holder.member, roles);
  return holder;
}
