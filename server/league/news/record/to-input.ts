import { eq } from 'drizzle-orm';
import type { ArticleRecord } from '#lib/api/contract/article-record.ts';
import { assets } from '#server/db/schema/assets.ts';
import { withoutEmpty } from '#server/db/schema/columns.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import type { ArticleInput } from '#server/league/news/save.ts';
import { labelSubjects } from './subjects.ts';

type Written = Omit<ArticleRecord, 'id' | 'revision' | 'previewToken'>;

/** Turns what an editor wrote into what is saved. Throws `not-found` for a subject, gallery or picture that this tenant does not have. */
export async function toArticleInput(scope: TenantScope, written: Written, before?: Written): Promise<ArticleInput> {
  const { slug, author, cover, coverCredit, publishedAt, subjects, galleryId } = written;
  await labelSubjects(scope, subjects);
  if (galleryId) await fetchOrThrow(scope, galleries, galleryId, 'gallery');
  if (cover && cover !== before?.cover) await assertUploaded(scope, cover);
  return {
    slug,
    title: withoutEmpty(written.title),
    lead: withoutEmpty(written.lead),
    body: withoutEmpty(written.body),
    author,
    cover,
    coverCredit,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    subjects: subjects.map(({ noun, id }) => ({ noun, id })),
    galleryId,
  };
}

async function assertUploaded(scope: TenantScope, address: string): Promise<void> {
  const hash = address.slice(address.lastIndexOf('/') + 1);
  const found = await scope.db.$count(assets, ofTenant(scope, assets, eq(assets.hash, hash)));
  if (found === 0) throw notFound('picture', address);
}
