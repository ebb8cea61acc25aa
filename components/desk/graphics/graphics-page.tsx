import { useMessages, useTranslations } from 'next-intl';
import { DeskPage } from '#components/desk/shared/desk-page.tsx';
import { ControlScreen } from './control-screen.tsx';

/** The control page with its messages, rendered in the browser. */
export function GraphicsPage({ gameId }: { gameId: string }) {
  const { graphics, 'graphics-control': control } = useMessages();
  const t = useTranslations('graphics-control');
  return (
    <DeskPage title={t('title')} isWide texts={{ graphics, 'graphics-control': control }}>
      <ControlScreen gameId={gameId} />
    </DeskPage>
  );
}
