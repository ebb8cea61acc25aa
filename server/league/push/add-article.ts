import type { TenantScope } from '#server/db/tenant-scope.ts';
import { addPushEvent } from './add-push-event.ts';

/** An article that appeared longer ago is imported, and no news. */
const newMs = 60 * 60_000;

/** Tells followers of an article when it appears; one that is put off or withdrawn before is told of then, or not. */
export async function addArticle(scope: TenantScope, newsId: string, publishedAt: Date | null): Promise<void> {
  const now = Date.now();
  if (!publishedAt || publishedAt.getTime() < now - newMs) return;
  const at = Math.max(now, publishedAt.getTime());
  await addPushEvent(scope, { kind: 'news', newsId, at }, { runAt: new Date(at), key: `news ${newsId}` });
}
