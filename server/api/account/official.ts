import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import type { Command } from '#lib/api/contract/command.ts';
import { withLocalPort } from '#lib/routing/local-port.ts';
import type { Api, ApiEnv } from '#server/api/api.ts';
import type { ReadInput } from '#server/api/mount.ts';
import { type CommandInput, mountCommand } from '#server/api/mount-command.ts';
import { mountPrivateCall } from '#server/api/mount-private.ts';
import { touchAccountSession } from '#server/auth/accounts/account-sessions.ts';
import { findOfficialSite, type OfficialSite } from '#server/auth/accounts/official-site.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { isFromThisHost, readOfficialCookie, removeOfficialCookie, setOfficialCookie } from './cookies.ts';
import { deviceOf } from './device.ts';

/** A call on the official website: its tenant, and the origin that mails and pages name. */
export type OfficialScope = { db: Queryable; tenantId: string; officialUrl: string };

/** Who is signed in on the official website. */
export type AccountHolder = { accountId: string; sessionId: string };

/** Mounts a command of the official website. From any other host it is `forbidden`. */
export function mountOfficialCommand<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  api: Api,
  command: Command<Params, Body, Answer>,
  act: (scope: OfficialScope, input: CommandInput<Params, Body>, c: Context<ApiEnv>) => Promise<z.output<Answer>>,
): void {
  mountCommand(api, command, async (_scope, input, c) => act(await officialScope(api, c), input, c));
}

/** Mounts a read call of the official website. From any other host it is `forbidden`. */
export function mountOfficialCall<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>(
  api: Api,
  call: Call<Path, Params, Query, Answer>,
  read: (scope: OfficialScope, input: ReadInput<Params, Query>, c: Context<ApiEnv>) => Promise<z.output<Answer>>,
): void {
  mountPrivateCall(api, call, async (_scope, input, c) => read(await officialScope(api, c), input, c));
}

/** Returns who is signed in by the cookie, which lives longer with each use; null for nobody. */
export async function findAccountHolder(db: Queryable, c: Context): Promise<AccountHolder | null> {
  const token = readOfficialCookie(c);
  const session = token ? await touchAccountSession(db, null, token, deviceOf(c)) : null;
  if (!session || !token) return null;
  setOfficialCookie(c, { token, expiresAt: session.expiresAt });
  return { accountId: session.accountId, sessionId: session.id };
}

/** Returns who is signed in by the cookie. Throws `unauthorized` for nobody, and removes the cookie. */
export async function accountHolder(db: Queryable, c: Context): Promise<AccountHolder> {
  const holder = await findAccountHolder(db, c);
  if (holder) return holder;
  if (isFromThisHost(c)) removeOfficialCookie(c);
  throw new LeagueError('unauthorized', say`Sign in on the official website first.`);
}

/** Whether the host of the request is the official website. */
export const isOfficialHost = (site: OfficialSite | null, c: Context<ApiEnv>): boolean =>
  site?.tenantId === c.get('tenant').id && (site.host === null || site.host === c.get('tenant').host);

/** Returns the origin of the official website as the client reaches it. */
export function officialUrlOf({ accounts, secureAddress }: Api, site: OfficialSite | null, c: Context): string {
  if (accounts.officialUrl) return new URL(accounts.officialUrl).origin;
  const port = c.req.header('host')?.split(':')[1];
  return site ? withLocalPort(secureAddress(site.url), port) : '';
}

async function officialScope(api: Api, c: Context<ApiEnv>): Promise<OfficialScope> {
  const { db, accounts } = api;
  const site = await findOfficialSite(db, accounts.officialUrl);
  if (!site || !isOfficialHost(site, c))
    throw new LeagueError('forbidden', say`Accounts are kept on the official website: this is not it.`);
  return { db, tenantId: site.tenantId, officialUrl: officialUrlOf(api, site, c) };
}
