'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { createArticle } from '#lib/api/contract/article-record.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** Begins an article: its title makes a draft with an address. */
export function NewArticle({ onMade }: { onMade: (id: string) => void }) {
  const t = useTranslations('office-content.news');
  const locale = usePageLocale();
  const [title, setTitle] = useState('');
  const { change, isBusy } = useOfficeChange();
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = await change(
      () => commandApi(createArticle, { body: { title: { [locale]: title } } }),
      () => ({ text: t('made') }),
    );
    if (made) onMade(made.id);
  };
  return (
    <form noValidate onSubmit={(event) => void make(event)} className="mb-6 flex flex-wrap items-end gap-3">
      <TextField
        path="newTitle"
        label={t('newTitle')}
        className="grow basis-60"
        autoComplete="off"
        maxLength={300}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy || title.trim() === ''}>
        {t('make')}
      </Button>
    </form>
  );
}
