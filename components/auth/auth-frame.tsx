import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Toasts } from '#components/layout/toasts.tsx';
import { Link } from '#components/ui/link.tsx';
import { smallestPicture } from '#lib/api/contract/picture-sizes.ts';
import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { paths } from '#lib/paths.ts';

/** The empty layout of the pages that log in: they stand in a small window, or in one of their own. No replay records them. */
export function AuthFrame({ config, children }: { config: WebsiteConfig; children: ReactNode }) {
  const { auth, account } = useMessages();
  const t = useTranslations('auth');
  const layout = useTranslations('layout');
  return (
    <div className="flex min-h-svh flex-col">
      <header data-ground="band" className="border-b border-band-edge">
        <div className="auth-width flex h-14 items-center">
          <Link href={paths.home()} prefetch={false} className="flex min-w-0 items-center gap-2.5">
            {/* biome-ignore lint/performance/noImgElement: the crest may have any host and format */}
            <img
              src={smallestPicture(config.crest.androidChromeSm)}
              alt=""
              width="36"
              height="36"
              className="size-9 object-contain"
            />
            <span className="headline truncate text-xl">{config.config.website.title}</span>
          </Link>
        </div>
      </header>
      <main data-private className="auth-width flex-1 py-6 sm:py-10">
        <noscript>
          <p className="mb-6 border-s-4 border-warning bg-raised p-4">{t('noScript')}</p>
        </noscript>
        <ClientTexts messages={{ auth, account }}>{children}</ClientTexts>
      </main>
      <Toasts label={layout('notifications')} />
    </div>
  );
}
