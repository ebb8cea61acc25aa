import { type NextRequest, NextResponse } from 'next/server';
import { localeCookie } from '#lib/i18n/locale-cookie.ts';
import { currentLeagueOf } from '#lib/routing/current-league-of.ts';
import { normalizeHost } from '#lib/routing/host.ts';
import { hostLanguages } from '#lib/routing/languages-of.ts';
import { hasPlaceholder } from '#lib/routing/legacy-redirect.ts';
import { openerHeaders } from '#lib/routing/popup-pages.ts';
import { isRedirect, resolveRequest } from '#lib/routing/resolve-request.ts';
import { hasToken } from '#lib/routing/token-cookie.ts';

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const host = normalizeHost(request.headers.get('host'));
  const offered = host && (await hostLanguages.find(host));
  const visit = {
    path: request.nextUrl.pathname,
    cookie: request.cookies.get(localeCookie)?.value ?? null,
    acceptLanguage: request.headers.get('accept-language'),
    isSignedIn: hasToken(request.headers.get('cookie')),
  };
  const current = host && offered && hasPlaceholder(visit.path) ? await currentLeagueOf(host) : null;
  const resolution = resolveRequest(visit, host && offered ? { host, offered, current } : null);
  const url = request.nextUrl.clone();
  url.pathname = resolution.path;
  if (isRedirect(resolution)) return NextResponse.redirect(url, resolution.status);
  return NextResponse.rewrite(url, { status: resolution.status, headers: openerHeaders(visit.path) });
}

// Whatever is left out here is matched with the internal paths, whose first segment is a tenant.
export const config = {
  runtime: 'nodejs',
  matcher: '/((?!_next/(?!data/)|builds/latest\\.json$|builds/meta/[^/]+$|revalidate$).*)',
};
