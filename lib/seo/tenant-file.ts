import { connection } from 'next/server';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/locales.ts';

type Params = { tenant: string; locale?: string; part?: string };
type Asked = { locale: Locale; part: string | undefined };
type Context = { params: Promise<Params> };

/**
 * A route handler that answers with a text made for the site of the host, in the language of the address where it has one and the
 * part that it names, or 404 where `make` gives null.
 */
export function tenantFile(contentType: string, make: (host: string, asked: Asked) => Promise<string | null>) {
  return async (_request: Request, { params }: Context): Promise<Response> => {
    // Next would make one at build time, for a host of its own invention.
    await connection();
    const { tenant, locale, part } = await params;
    const text = await make(decodeURIComponent(tenant), {
      locale: isLocale(locale) ? locale : defaultLocale,
      part,
    });
    if (text === null) return new Response(null, { status: 404 });
    const headers = {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
    };
    return new Response(text, { headers });
  };
}
