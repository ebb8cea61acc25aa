import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import type { Command } from '#lib/api/contract/command.ts';
import { rightOf, type StaffRight } from '#lib/api/contract/staff-rights.ts';
import { type BearerHolder, findBearerHolder } from '#server/auth/bearer-holder.ts';
import { type Authorized, authorize, type CallInput } from '#server/auth/scope/authorize.ts';
import { inTransactionsOnly, type TenantScope } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import type { Api, ApiEnv } from './api.ts';
import { bearerOf } from './bearer.ts';
import type { ReadInput } from './mount.ts';
import { type CommandInput, mountCommand } from './mount-command.ts';
import { mountPrivateCall } from './mount-private.ts';

/** Who makes a call: the member with the roles that hold for its record, and what they may see of a list. */
type Holder = BearerHolder & Authorized;
type WithHolder<Scope> = Scope & Holder;

/**
 * Mounts a command for staff whose role holds for its record (`lib/api/contract/staff-rights.ts`). Others get `unauthorized` or
 * `forbidden`. It can write only `inTransaction`, in the name of the member.
 */
export function mountStaffCommand<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  api: Api,
  command: Command<Params, Body, Answer>,
  act: (
    scope: WithHolder<TenantScope & { /** That by which the request came. */ host: string }>,
    input: CommandInput<Params, Body>,
  ) => Promise<z.output<Answer>>,
): void {
  const right = rightOf(command);
  mountCommand(api, withRoles(command), async (scope, input, c) => {
    const holder = await holderOf(scope, c, right, input);
    const { userId, name } = holder.member;
    const actor = { kind: 'staff', userId, name } as const;
    const { host } = c.get('tenant');
    return act({ ...scope, host, db: inTransactionsOnly(scope.db), actor, ...holder }, input);
  });
}

/** Mounts a read call for staff whose role holds for its record, who see whole names; its responses are never stored. */
export function mountStaffCall<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>(
  api: Api,
  call: Call<Path, Params, Query, Answer>,
  read: (
    scope: WithHolder<ReadScope>,
    input: ReadInput<Params, Query>,
    c: Context<ApiEnv>,
  ) => Promise<z.output<Answer>>,
): void {
  const right = rightOf(call);
  mountPrivateCall(api, withRoles(call), async (scope, input, c) => {
    const holder = await holderOf(scope, c, right, input);
    return read({ ...scope, ...holder, isForStaff: true }, input, c);
  });
}

/** Returns the call with who may make it in the summary, for the OpenAPI document. */
export function withRoles<Described extends { method?: string; path: string; summary: string }>(
  call: Described,
): Described {
  return { ...call, summary: `${call.summary} (${rightOf(call).may.join(', ')})` };
}

/** Returns who makes a call. Throws `unauthorized`, and as `authorize` does. */
export async function holderOf(scope: TenantScope, c: Context, right: StaffRight, input: CallInput): Promise<Holder> {
  const holder = await findBearerHolder(scope, bearerOf(c));
  return { ...holder, ...(await authorize(scope, holder.member, right, input)) };
}
