import path from 'node:path';
import { eq } from 'drizzle-orm';
import { slug } from '#lib/api/contract/common.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { toHtml } from '#server/feeds/pages/markdown.ts';
import { findPages, type PageFiles } from '#server/feeds/pages/page-files.ts';
import { readDate } from '#server/feeds/pages/read-date.ts';
import { readPage } from '#server/feeds/pages/read-page.ts';
import { storePicture } from '#server/feeds/pages/store-picture.ts';
import type { ImportCounts, ImportReport } from '#server/feeds/report/import-report.ts';
import { type ArticleInput, type NewsSubjectRow, saveArticle } from '#server/league/news/save.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { articleHead, articleText } from './article-schema.ts';
import { findSubject } from './find-subject.ts';
import { importEach } from './import-each.ts';
import { type ImportSite, siteOf } from './import-site.ts';

/** Imports articles from Markdown files, one transaction per article. Reports and skips an article that fails. */
export async function importNews(
  scope: ImportSite,
  { place }: { place: string },
  report: ImportReport,
): Promise<ImportCounts> {
  const site = await siteOf(scope);
  const pages = await findPages(place, site.fallbackLocale);
  return importEach(
    pages,
    ({ title }) => title,
    report,
    async (page) => {
      const article = await readArticle(site, page);
      if (article.publishedAt === null)
        report.notice(`${page.title}: it has no date, so it is a draft that nobody sees`);
      return saveArticle(scope, article);
    },
  );
}

async function readArticle(site: ReadScope & ImportSite, page: PageFiles): Promise<ArticleInput> {
  const file = page.files[0]?.file ?? page.title;
  if (!slug.safeParse(page.name).success)
    throw new ImportError(
      file,
      'its name is no part of an address',
      'name it with at most 100 letters a–z, digits and single dashes, such as cup-final.md',
    );
  const { main, texts } = await readPage(page, { main: articleHead, own: articleText });
  const html = [];
  for (const text of texts)
    html.push([
      text.locale,
      await toHtml(text.body, text.file, (picture) => storePicture(site, page.folder, picture)),
    ] as const);
  const textsOf = (key: 'title' | 'lead') =>
    Object.fromEntries(texts.flatMap((text) => (text[key] ? [[text.locale, text[key]]] : [])));
  return {
    slug: page.name,
    title: textsOf('title'),
    lead: textsOf('lead'),
    body: Object.fromEntries(html.filter(([, text]) => text !== '')),
    author: main.author ?? null,
    cover: main.cover ? await coverOf(site, page, file, main.cover) : null,
    coverCredit: main.credit ?? null,
    publishedAt: main.date === undefined ? null : readDate(main.date, site.timeZone),
    subjects: await subjectsOf(site, file, main.about),
    galleryId: main.gallery ? await galleryOf(site, file, main.gallery) : null,
  };
}

async function coverOf(site: ImportSite, { folder }: PageFiles, file: string, cover: string): Promise<string> {
  if (/^https?:\/\//i.test(cover)) return cover;
  return (await storePicture(site, folder, path.join(path.dirname(file), cover))).address;
}

async function subjectsOf(site: ReadScope, file: string, addresses: readonly string[]): Promise<NewsSubjectRow[]> {
  const cure = 'copy the address of a club, team, player, game or league from the site';
  const found = new Map<string, NewsSubjectRow>();
  for (const address of addresses) {
    const subject = await findSubject(site, address).catch((error) => {
      if (!(error instanceof LeagueError)) throw error;
      throw new ImportError(`${file}, about "${address}"`, error.message.replace(/\.$/, ''), cure);
    });
    if (!subject) throw new ImportError(`${file}, about "${address}"`, 'this is no page that news can be about', cure);
    found.set(subject.id, subject);
  }
  return [...found.values()];
}

async function galleryOf(site: ReadScope, file: string, gallery: string): Promise<string> {
  const [found] = await site.db
    .select({ id: galleries.id })
    .from(galleries)
    .where(ofTenant(site, galleries, eq(galleries.slug, gallery)));
  if (!found)
    throw new ImportError(`${file}, gallery "${gallery}"`, 'there is no such gallery', 'import its photos first');
  return found.id;
}
