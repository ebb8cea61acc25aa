import { isDeepStrictEqual } from 'node:util';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { getParts } from './parts.ts';

/** Runs `work` and announces the configuration if a part of the site got its first item or lost its last one. */
export async function announceParts<Result>(scope: TenantScope, work: () => Promise<Result>): Promise<Result> {
  const before = await getParts(scope);
  const result = await work();
  if (!isDeepStrictEqual(before, await getParts(scope))) await announce(scope, [tags.config(scope.tenantId)]);
  return result;
}
