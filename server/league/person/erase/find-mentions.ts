import { type SQL, sql } from 'drizzle-orm';
import { teamApplications } from '#server/db/schema/applications.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { news } from '#server/db/schema/news.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

export type Mentions = {
  /** Slugs of articles whose texts mention the person. */
  articles: string[];
  /** Slugs of galleries whose title or captions do. */
  galleries: string[];
  /** References, else ids, of applications that list the person. */
  applications: string[];
};

/** Finds texts that editors and teams wrote about a person: they stay, for somebody to judge. */
export async function findMentions(scope: TenantScope, spellings: readonly string[]): Promise<Mentions> {
  if (spellings.length === 0) return { articles: [], galleries: [], applications: [] };
  const mentions = (text: SQL) => sql`exists (select from unnest(${sql.param([...spellings])}::text[]) as spelled (name)
    where strpos(search_fold(${text}), search_fold(spelled.name)) > 0)`;
  const { db } = scope;
  const articles = await db
    .select({ slug: news.slug })
    .from(news)
    .where(ofTenant(scope, news, mentions(sql`${news.title}::text || ${news.lead}::text || ${news.body}::text`)))
    .orderBy(news.slug);
  const inCaption = sql`exists (select from ${photos} where ${photos.tenantId} = ${galleries.tenantId}
    and ${photos.galleryId} = ${galleries.id} and ${mentions(sql`${photos.caption}::text`)})`;
  const shown = await db
    .select({ slug: galleries.slug })
    .from(galleries)
    .where(ofTenant(scope, galleries, sql`(${mentions(sql`${galleries.title}::text`)} or ${inCaption})`))
    .orderBy(galleries.slug);
  const listed = await db
    .select({ id: teamApplications.id, reference: teamApplications.reference, form: teamApplications.form })
    .from(teamApplications)
    .where(ofTenant(scope, teamApplications));
  const names = spellings.map((one) => one.toLowerCase());
  return {
    articles: articles.map(({ slug }) => slug),
    galleries: shown.map(({ slug }) => slug),
    applications: listed
      .filter(({ form }) => (form.players ?? []).some(({ name }) => names.includes(name.trim().toLowerCase())))
      .map(({ id, reference }) => reference ?? id),
  };
}
