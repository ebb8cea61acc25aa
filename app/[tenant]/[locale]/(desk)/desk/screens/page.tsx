import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ScreensPage } from '#components/desk/screens/screens-page.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('venue-screens');
  return staffMetadata({ path: paths.deskScreens(), title: t('title') });
}

export default async function DeskScreens() {
  await connection();
  return <ScreensPage />;
}
