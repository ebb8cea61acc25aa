import { connection } from 'next/server';
import { getMessages, getTranslations } from 'next-intl/server';
import { GameList } from '#components/desk/games/game-list.tsx';
import { DeskPage } from '#components/desk/shared/desk-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return staffMetadata({ path: paths.desk(), title: t('title') });
}

export default async function DeskGames() {
  await connection();
  const t = await getTranslations('desk');
  const { entity } = await getMessages();
  return (
    <DeskPage title={t('title')} texts={{ entity }}>
      <GameList />
    </DeskPage>
  );
}
