import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#components/desk/shared/desk-page.tsx';
import { SignIn } from '#components/desk/sign-in.tsx';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return staffMetadata({ path: paths.deskSignIn(), title: t('signInTitle') });
}

export default async function DeskSignIn() {
  await connection();
  const t = await getTranslations('desk');
  return (
    <DeskPage title={t('signInTitle')}>
      <SignIn />
    </DeskPage>
  );
}
