'use client';

import { useTranslations } from 'next-intl';
import { TitledForm } from '#components/office/content/shared/titled-form.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import { createArticle } from '#lib/api/contract/article-record.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** Begins an article: its title makes a draft with an address. */
export function NewArticle({ onMade }: { onMade: (id: string) => void }) {
  const t = useTranslations('office-content.news');
  const locale = usePageLocale();
  const { change, isBusy } = useOfficeChange();
  const make = async (title: string) => {
    const made = await change(
      () => commandApi(createArticle, { body: { title: { [locale]: title } } }),
      () => ({ text: t('made') }),
    );
    if (made) onMade(made.id);
  };
  return <TitledForm label={t('newTitle')} action={t('make')} isBusy={isBusy} onMake={make} />;
}
