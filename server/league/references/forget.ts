import { and, eq } from 'drizzle-orm';
import { follows } from '#server/db/schema/follows.ts';
import { newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Deletes news subjects and follows of an entity, which no foreign key removes. */
export async function forget(scope: TenantScope, noun: 'team' | 'club' | 'person' | 'game', id: string): Promise<void> {
  const { db } = scope;
  await db
    .delete(newsSubjects)
    .where(ofTenant(scope, newsSubjects, and(eq(newsSubjects.noun, noun), eq(newsSubjects.subjectId, id))));
  await db.delete(follows).where(ofTenant(scope, follows, and(eq(follows.noun, noun), eq(follows.followedId, id))));
}
