'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import type { ManagedClub } from '#lib/api/contract/competition/clubs.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { contrast, readableOn } from '#lib/theme/contrast.ts';

type Colors = ManagedClub['colors'];
type Props = { id: string; colors: Colors; fallback?: Colors; onChange: (colors: Colors) => void };

const isColor = (value: string) => /^#[0-9a-f]{6}$/.test(value);
export const areColors = (colors: Colors) => colors === null || (isColor(colors.primary) && isColor(colors.secondary));

/** Two colours, with how well texts are read on each; without them, those of the club or of the site. */
export function ColorsFields({ id, colors, fallback = null, onChange }: Props) {
  const t = useTranslations('office-records');
  const start = fallback ?? { primary: '#1f3a5f', secondary: '#ffffff' };
  if (!colors)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-quiet">{t(fallback ? 'colorsOfClub' : 'noColors')}</span>
        <Button size="sm" onClick={() => onChange(start)}>
          {t('chooseColors')}
        </Button>
      </p>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-1">{t('fact.colors')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['primary', 'secondary'] as const).map((key) => (
          <ColorField
            key={key}
            path={`record.${id}.${key}`}
            label={t(`color.${key}`)}
            value={colors[key]}
            onChange={(value) => onChange({ ...colors, [key]: value })}
          />
        ))}
      </div>
      <Button size="sm" className="mt-2" onClick={() => onChange(null)}>
        {t('removeColors')}
      </Button>
    </fieldset>
  );
}

type FieldProps = { path: string; label: string; value: string; onChange: (value: string) => void };

function ColorField({ path, label, value, onChange }: FieldProps) {
  const t = useTranslations('office-records');
  const locale = usePageLocale();
  const help = isColor(value)
    ? t('contrast', { ratio: formatDecimal(locale, contrast(readableOn(value), value), 1) })
    : undefined;
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={t('pick', { name: label })}
        value={isColor(value) ? value : '#000000'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="mt-6 size-11 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-raised p-1"
      />
      <TextField
        className="grow"
        path={path}
        label={label}
        help={help}
        problem={isColor(value) ? undefined : t('problem.color')}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
      />
    </div>
  );
}
