'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField, TextField } from '#components/ui/field.tsx';
import { type ArticleState, articleStates } from '#lib/api/contract/article-record.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { toInstant, toLocalTime } from '#lib/office/local-time.ts';
import { publicationState } from '#lib/office/publication-state.ts';

type Props = { publishedAt: string | null; onChange: (publishedAt: string | null) => void };

const hourMs = 3_600_000;

/** Whether and when everybody sees something. */
export function PublicationFields({ publishedAt, onChange }: Props) {
  const t = useTranslations('office-content');
  const state = publicationState(publishedAt);
  const choose = (wanted: ArticleState) => {
    const at = { draft: null, published: Date.now(), scheduled: Math.ceil(Date.now() / hourMs + 1) * hourMs }[wanted];
    onChange(at === null ? null : new Date(at).toISOString());
  };
  return (
    <div className="grid max-w-3xl items-start gap-4 py-3 sm:grid-cols-2">
      <ChoiceField
        path="state"
        label={t('publication.state')}
        help={t(`publication.help.${state}`)}
        value={state}
        onChange={({ currentTarget }) => choose(currentTarget.value as ArticleState)}
      >
        {articleStates.map((each) => (
          <option key={each} value={each}>
            {t(`publication.choice.${each}`)}
          </option>
        ))}
      </ChoiceField>
      {publishedAt && (
        <TextField
          path="publishedAt"
          type="datetime-local"
          label={t('publication.at')}
          help={t('publication.zone', { zone: visitorTimeZone() })}
          value={toLocalTime(publishedAt)}
          onChange={({ currentTarget }) => {
            const typed = toInstant(currentTarget.value);
            if (typed) onChange(typed);
          }}
        />
      )}
    </div>
  );
}
