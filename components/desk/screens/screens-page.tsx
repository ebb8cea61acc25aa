import { useMessages, useTranslations } from 'next-intl';
import { Link } from '#components/ui/link.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { paths } from '#lib/paths.ts';
import { VenueScreens } from './venue-screens.tsx';

/** The page with the addresses of the venue screens, which the site does not link to. */
export function ScreensPage() {
  const { desk, screens, 'venue-screens': venueScreens, 'graphics-control': control } = useMessages();
  const t = useTranslations('venue-screens');
  const deskText = useTranslations('desk');
  return (
    <main className="page-width min-h-svh py-8">
      <Link href={paths.desk()} className="font-semibold text-link">
        {deskText('games')}
      </Link>
      <h1 className="headline mt-2 mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-[70ch] text-quiet">{t('intro')}</p>
      <noscript>
        <p>{deskText('needsScript')}</p>
      </noscript>
      <ClientTexts messages={{ desk, screens, 'venue-screens': venueScreens, 'graphics-control': control }}>
        <VenueScreens />
      </ClientTexts>
    </main>
  );
}
