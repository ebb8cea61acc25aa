import { tags } from '#lib/api/tags.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** A scope that collects tags where it reads for a response, and none in a verb. */
type Collecting = TenantScope & { tags?: Set<string> };
type ShownGame = { id: string; state: string };

/** More tags of one kind than this give way to one that stands for all of them. */
const maxOfOneKind = 30;

/** Adds cache tags to the response that is read: what is announced under one of them may change it. */
export function dependsOn(scope: Collecting, ...changing: readonly string[]): void {
  for (const tag of changing) scope.tags?.add(tag);
}

/** Adds a tag for each id, or `all` where there are too many. */
export function dependsOnEach(
  scope: Collecting,
  tag: (id: string) => string,
  ids: Iterable<string>,
  all: readonly string[],
): void {
  const own = [...new Set(ids)];
  dependsOn(scope, ...(own.length > maxOfOneKind ? all : own.map(tag)));
}

/** Adds the tags of the running ones among games: their score moves without any other announcement. */
export function dependsOnLive(scope: Collecting, shown: readonly ShownGame[]): void {
  const running = shown.filter(({ state }) => state === 'live').map(({ id }) => id);
  dependsOnEach(scope, tags.live, running, [tags.live(scope.tenantId)]);
}
