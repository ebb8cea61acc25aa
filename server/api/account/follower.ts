import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import type { Command } from '#lib/api/contract/command.ts';
import type { Api, ApiEnv } from '#server/api/api.ts';
import { bearerOf } from '#server/api/bearer.ts';
import type { ReadInput } from '#server/api/mount.ts';
import { type CommandInput, mountCommand } from '#server/api/mount-command.ts';
import { mountPrivateCall } from '#server/api/mount-private.ts';
import { type Follower, findFollower } from '#server/auth/accounts/find-follower.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { deviceOf } from './device.ts';

type WithFollower<Scope> = Scope & { follower: Follower };

/** Mounts a command for the follower whose bearer the request has; others get `unauthorized`. */
export function mountFollowerCommand<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  api: Api,
  command: Command<Params, Body, Answer>,
  act: (
    scope: WithFollower<TenantScope & Pick<ReadScope, 'host' | 'fallbackLocale'>>,
    input: CommandInput<Params, Body>,
    c: Context<ApiEnv>,
  ) => Promise<z.output<Answer>>,
): void {
  mountCommand(api, command, async (scope, input, c) => {
    const follower = await findFollower(scope, bearerOf(c), deviceOf(c));
    const { host, fallbackLocale } = c.get('tenant');
    return act({ ...scope, host, fallbackLocale, follower }, input, c);
  });
}

/** Mounts a read call for the follower whose bearer the request has; its responses are never stored. */
export function mountFollowerCall<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>(
  api: Api,
  call: Call<Path, Params, Query, Answer>,
  read: (scope: WithFollower<ReadScope>, input: ReadInput<Params, Query>) => Promise<z.output<Answer>>,
): void {
  mountPrivateCall(api, call, async (scope, input, c) => {
    const follower = await findFollower(scope, bearerOf(c), deviceOf(c));
    return read({ ...scope, follower }, input);
  });
}
