import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#components/desk/desk-page.tsx';
import { RunScreen } from '#components/desk/run-screen.tsx';
import { gameParams } from '#lib/api/contract/game.ts';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return { title: t('title') };
}

export default async function DeskGame({ params }: { params: Promise<{ game: string }> }) {
  await connection();
  const { game } = await params;
  const asked = gameParams.safeParse({ gameId: game });
  if (!asked.success) notFound();
  const t = await getTranslations('desk');
  return (
    <DeskPage title={t('title')} isWide>
      <RunScreen gameId={asked.data.gameId} />
    </DeskPage>
  );
}
