import { useMessages, useTranslations } from 'next-intl';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { ControlScreen } from './control-screen.tsx';

/** The control page with its texts, which the browser draws. */
export function GraphicsPage({ gameId }: { gameId: string }) {
  const { desk, graphics, 'graphics-control': control } = useMessages();
  const t = useTranslations('graphics-control');
  const table = useTranslations('desk');
  return (
    <main className="min-h-svh">
      <h1 className="sr-only">{t('title')}</h1>
      <noscript>
        <p>{table('needsScript')}</p>
      </noscript>
      <ClientTexts messages={{ desk, graphics, 'graphics-control': control }}>
        <ControlScreen gameId={gameId} />
      </ClientTexts>
    </main>
  );
}
