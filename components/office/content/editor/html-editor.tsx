'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LongTextField } from '#components/ui/field.tsx';
import { readHtml } from '#lib/office/editor/html-document.ts';
import { RichText } from './rich-text.tsx';

type Props = { label: string; path: string; value: string; onChange: (html: string) => void };

/** Edits HTML as it will look, or as source: by choice, and where the editor would lose something of it. */
export function HtmlEditor({ label, path, value, onChange }: Props) {
  const t = useTranslations('office-content.editor');
  const [isSource, setSource] = useState(false);
  const isReadable = useMemo(() => readHtml(value) !== null, [value]);
  if (isReadable && !isSource)
    return (
      <div className="min-w-0">
        <p className="label mb-1" aria-hidden="true">
          {label}
        </p>
        <RichText label={label} value={value} onChange={onChange} />
        <Button size="sm" className="mt-2" onClick={() => setSource(true)}>
          {t('asSource')}
        </Button>
      </div>
    );
  return (
    <div className="min-w-0">
      <LongTextField
        path={path}
        label={label}
        rows={16}
        spellCheck={false}
        help={isReadable ? undefined : t('onlySource')}
        value={value}
        onChange={({ currentTarget }) => {
          setSource(true);
          onChange(currentTarget.value);
        }}
      />
      {isReadable && (
        <Button size="sm" className="mt-2" onClick={() => setSource(false)}>
          {t('asText')}
        </Button>
      )}
    </div>
  );
}
