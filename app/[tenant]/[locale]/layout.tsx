import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preloadFonts } from '#app/styles/preload-fonts.ts';
import { ErrorReports } from '#components/layout/error-reports.tsx';
import { HeadScripts } from '#components/layout/head-scripts.tsx';
import { ThemeStyle } from '#components/layout/theme-style.tsx';
import { readConfig } from '#lib/api/readers/website.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { placeholderTenant } from '#lib/routing/no-tenant.ts';
import { siteMetadata } from '#lib/seo/site-metadata.ts';
import { siteViewport } from '#lib/seo/site-viewport.ts';
import '#app/globals.css';

export const generateStaticParams = () => [{ tenant: placeholderTenant, locale: defaultLocale }];

export async function generateMetadata(): Promise<Metadata> {
  const config = await readConfig();
  return config ? siteMetadata(config.config.website) : {};
}

export async function generateViewport(): Promise<Viewport> {
  const config = await readConfig();
  return config ? siteViewport(config.config.website.colors) : {};
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [config, locale] = await Promise.all([readConfig(), pageLocale()]);
  preloadFonts(locale);
  return (
    <html lang={languageTag(locale)} suppressHydrationWarning>
      <head>
        <HeadScripts />
        <ThemeStyle palette={config?.config.website.colors ?? {}} />
      </head>
      <body>
        {children}
        {config?.errorReports && <ErrorReports dsn={config.errorReports.dsn} tenant={config.domain} />}
      </body>
    </html>
  );
}
