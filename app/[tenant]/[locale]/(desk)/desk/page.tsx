import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#components/desk/desk-page.tsx';
import { GameList } from '#components/desk/game-list.tsx';
import { paths } from '#lib/paths.ts';
import { deskMetadata } from '#lib/seo/desk-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return deskMetadata({ path: paths.desk(), title: t('title') });
}

export default async function DeskGames() {
  await connection();
  const t = await getTranslations('desk');
  return (
    <DeskPage title={t('title')}>
      <GameList />
    </DeskPage>
  );
}
