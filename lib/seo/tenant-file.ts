import { connection } from 'next/server';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/locales.ts';

type Params = { tenant: string; locale?: string; part?: string };
type FileOptions = { locale: Locale; part: string | undefined };
type Context = { params: Promise<Params> };

/**
 * Returns a route handler for a text file of the host's site, in the language and of the part that the URL names; it
 * responds 404 if `make` returns null.
 */
export function tenantFile(contentType: string, make: (host: string, options: FileOptions) => Promise<string | null>) {
  return async (_request: Request, { params }: Context): Promise<Response> => {
    // Without it Next prerenders a file at build time, for a placeholder host.
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
