import { getTranslations } from 'next-intl/server';
import { PageBody } from '#components/layout/page-body.tsx';

export default async function UnknownHostPage() {
  const t = await getTranslations('layout.unknownHost');
  return (
    <main>
      <PageBody>
        <h1 className="headline text-3xl">{t('title')}</h1>
        <p>{t('hint')}</p>
      </PageBody>
    </main>
  );
}
