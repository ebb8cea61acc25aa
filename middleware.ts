import { type NextRequest, NextResponse } from 'next/server';
import { localeCookie } from '#lib/i18n/locale-cookie.ts';
import { normalizeHost } from '#lib/routing/host.ts';
import { languagesOf } from '#lib/routing/languages-of.ts';
import { resolveRequest } from '#lib/routing/resolve-request.ts';

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const host = normalizeHost(request.headers.get('host'));
  const offered = host && (await languagesOf(host));
  const visit = {
    path: request.nextUrl.pathname,
    cookie: request.cookies.get(localeCookie)?.value ?? null,
    acceptLanguage: request.headers.get('accept-language'),
  };
  const resolution = resolveRequest(visit, host && offered ? { host, offered } : null);
  if (resolution === 'file') return NextResponse.next();
  const url = request.nextUrl.clone();
  url.pathname = resolution.path;
  return NextResponse.rewrite(url, { status: resolution.status });
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/|api/|builds/|revalidate$).*)' };
