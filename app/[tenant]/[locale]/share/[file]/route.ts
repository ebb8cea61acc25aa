import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { drawSharePicture } from '#lib/seo/share-picture.tsx';
import { type ShareKind, shareKinds } from '#lib/share-kinds.ts';

type Context = { params: Promise<{ tenant: string; locale: string; file: string }> };

const isKind = (name: string): name is ShareKind => shareKinds.some((kind) => kind === name);

/** Draws the share picture of a kind of pages. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { tenant, locale, file } = await params;
  const kind = file.replace(/\.png$/, '');
  const config = await readConfigOfHost(decodeURIComponent(tenant));
  if (!config || !isLocale(locale) || !isKind(kind)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale: languageTag(locale), namespace: 'navigation' });
  return drawSharePicture(config.config.website, kind === 'site' ? '' : t(`share.${kind}`));
}
