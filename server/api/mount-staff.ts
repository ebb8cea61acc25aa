import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import type { Command } from '#lib/api/contract/command.ts';
import { apiError, localeQuery } from '#lib/api/contract/common.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { rolesOf } from '#lib/api/contract/staff-rights.ts';
import { type BearerHolder, findBearerHolder } from '#server/auth/bearer-holder.ts';
import { assertRole } from '#server/auth/staff-member.ts';
import { inTransactionsOnly, type TenantScope } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import type { Api } from './api.ts';
import { bearerOf } from './bearer.ts';
import { countRead } from './count-read.ts';
import { badQuery, unknownAddress } from './invalid.ts';
import type { ReadInput } from './mount.ts';
import { type CommandInput, mountCommand } from './mount-command.ts';

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
  { app, db, limits, checkAnswers }: Api,
  call: Call<Path, Params, Query, Answer>,
  read: (scope: WithHolder<ReadScope>, input: ReadInput<Params, Query>) => Promise<z.output<Answer>>,
): void {
  const roles = rolesOf(call);
  const route = createRoute({
    method: 'get',
    path: call.path,
    summary: withRoles(call).summary,
    request: { params: call.params, query: call.query },
    responses: {
      200: { description: call.summary, content: { 'application/json': { schema: call.answer } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.get(`/api${route.getRoutingPath()}`, async (c) => {
    countRead(limits, c);
    const params = call.params.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(c.req.path, params.error);
    const query = call.query.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const { id: tenantId, host, fallbackLocale } = c.get('tenant');
    const holder = await holderOf({ db, tenantId }, c, roles);
    const locale = localeQuery.safeParse(c.req.query()).data?.locale ?? fallbackLocale;
    const answer = await read(
      { db, tenantId, host, fallbackLocale, locale, ...holder, isForStaff: true },
      { params: params.data, query: query.data },
    );
    if (checkAnswers) call.answer.parse(answer);
    c.header('Cache-Control', 'no-store');
    return c.json(answer as object);
  });
}

/** Returns the call with its roles in the summary, for the OpenAPI document. */
export function withRoles<Described extends { method?: string; path: string; summary: string }>(
  call: Described,
): Described {
  return { ...call, summary: `${call.summary} (${rolesOf(call).join(', ')})` };
}

async function holderOf(scope: TenantScope, c: Context, roles: readonly StaffRole[]): Promise<BearerHolder> {
  const holder = await findBearerHolder(scope, bearerOf(c));
  assertRole(holder.member, roles);
  return holder;
}
