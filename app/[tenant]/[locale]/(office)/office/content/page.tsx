import { connection } from 'next/server';
import { getMessages, getTranslations } from 'next-intl/server';
import { ContentRoom } from '#components/office/content/content-room.tsx';
import { OfficePage } from '#components/office/shared/office-page.tsx';
import { readConfig } from '#lib/api/readers/website.ts';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  return staffMetadata({ path: paths.office('content'), title: t('room.content') });
}

export default async function OfficeContent() {
  await connection();
  const [config, texts] = await Promise.all([readConfig(), getMessages()]);
  const { locales, timeZone } = orNotFound(config).config.website;
  return (
    <OfficePage room="content">
      <ClientTexts messages={{ office: texts.office, 'office-content': texts['office-content'] }}>
        <ContentRoom locales={locales} timeZone={timeZone} />
      </ClientTexts>
    </OfficePage>
  );
}
