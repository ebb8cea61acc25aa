import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { RunScreen } from '#components/desk/run/run-screen.tsx';
import { DeskPage } from '#components/desk/shared/desk-page.tsx';
import { gameParams } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

type Props = { params: Promise<{ game: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ game }, t] = await Promise.all([params, getTranslations('desk')]);
  return staffMetadata({ path: paths.deskGame(game), title: t('title') });
}

export default async function DeskGame({ params }: Props) {
  await connection();
  const { game } = await params;
  const parsed = gameParams.safeParse({ gameId: game });
  if (!parsed.success) notFound();
  const t = await getTranslations('desk');
  return (
    <DeskPage title={t('title')} isWide>
      <RunScreen gameId={parsed.data.gameId} />
    </DeskPage>
  );
}
