import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DocumentList } from '#components/documents/document-list.tsx';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readDocuments } from '#lib/api/readers/documents.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, config] = await Promise.all([getTranslations('documents'), readConfig()]);
  const site = config?.config.website.title ?? '';
  return pageMetadata({ path: paths.documents(), title: t('title'), description: t('description', { site }) });
}

export default async function DocumentsPage() {
  const [read, config, t] = await Promise.all([readDocuments(), readConfig(), getTranslations('documents')]);
  const documents = orNotFound(read);
  return (
    <>
      <Masthead title={t('title')} meta={<span>{t('count', { count: documents.length })}</span>} />
      <PageBody>
        <DocumentList documents={documents} timeZone={orNotFound(config).config.website.timeZone} />
      </PageBody>
    </>
  );
}
