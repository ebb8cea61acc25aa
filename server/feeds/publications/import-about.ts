import path from 'node:path';
import { socialNetworks } from '#lib/api/contract/about.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { byLanguage } from '#server/feeds/pages/localised-schema.ts';
import { toHtml } from '#server/feeds/pages/markdown.ts';
import { findPages, type PageFiles } from '#server/feeds/pages/page-files.ts';
import { readPage } from '#server/feeds/pages/read-page.ts';
import { storePicture } from '#server/feeds/pages/store-picture.ts';
import type { ImportCounts, ImportReport } from '#server/feeds/report/import-report.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { saveAbout } from '#server/league/tenant/about/save.ts';
import type { AboutSettings } from '#server/league/tenant/about/settings.ts';
import { type AboutHead, aboutHead, aboutText } from './about-schema.ts';
import { importEach } from './import-each.ts';
import { type ImportSite, siteOf } from './import-site.ts';

/** Imports a tenant's about page from a Markdown file and its translations. */
export async function importAbout(
  scope: ImportSite,
  { place }: { place: string },
  report: ImportReport,
): Promise<ImportCounts> {
  const site = await siteOf(scope);
  const pages = await findPages(place, site.fallbackLocale);
  if (pages.length > 1) throw new ImportError(place, 'it holds several texts', 'name the one file, such as about.md');
  return importEach(
    pages,
    ({ title }) => title,
    report,
    async (page) => saveAbout(site, await readAbout(site, page)),
  );
}

async function readAbout(site: ReadScope, page: PageFiles): Promise<AboutSettings> {
  const { main, texts } = await readPage(page, { main: aboutHead, own: aboutText });
  const store = (picture: string) => storePicture(site, page.folder, picture);
  const about: Record<string, string> = {};
  for (const { locale, file, body } of texts) if (body) about[locale] = await toHtml(body, file, store);
  const people = [];
  for (const { name, role, email, phone, portrait } of main.people)
    people.push({
      name,
      role: role ? byLanguage(role, site.fallbackLocale) : {},
      email: email ?? null,
      phone: phone ?? null,
      portrait: portrait ? (await store(path.join(path.dirname(page.title), portrait))).address : null,
    });
  return { about, contact: contactOf(main), social: socialOf(main), people };
}

function contactOf({ email, phone, address }: AboutHead): AboutSettings['contact'] {
  const emptyAddress = { name: null, street: null, city: null, country: null, latitude: null, longitude: null };
  return { email: email ?? null, phone: phone ?? null, address: address ? { ...emptyAddress, ...address } : null };
}

const socialOf = ({ social }: AboutHead): AboutSettings['social'] =>
  socialNetworks.flatMap((network) => {
    const url = social[network];
    return url ? [{ network, url }] : [];
  });
