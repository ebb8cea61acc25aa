'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { fieldId, TextField } from '#components/ui/field.tsx';
import type { WebsiteColors } from '#lib/api/contract/website.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { contrast, readableOn, textContrast } from '#lib/theme/contrast.ts';
import { paletteKeys } from '#lib/theme/palette.ts';
import { paletteOf } from '#lib/theme/palette-of.ts';

type ColorKey = keyof WebsiteColors;
/** As the contract takes it. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

type Props = { colors: WebsiteColors; onChange: (colors: WebsiteColors) => void };

/** The two colours that make a site, with how well texts are read on them; the others follow, or are chosen one by one. */
export function ColorFields({ colors, onChange }: Props) {
  const t = useTranslations('office.look');
  const set = (key: ColorKey, value: string) => onChange({ ...colors, [key]: value });
  const setMain = (main: string, accent: string) =>
    onChange(
      isColor(main) && isColor(accent) ? paletteOf(main, accent) : { ...colors, color1: main, colorButton: accent },
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorField name="color1" value={colors.color1} onChange={(main) => setMain(main, colors.colorButton)} />
        <ColorField
          name="colorButton"
          value={colors.colorButton}
          onChange={(accent) => setMain(colors.color1, accent)}
        />
      </div>
      <Disclosure summary={t('singleColors')}>
        <div className="grid gap-4 pt-3 sm:grid-cols-2">
          {paletteKeys
            .filter((key) => key !== 'color1' && key !== 'colorButton')
            .map((key) => (
              <ColorField key={key} name={key} value={colors[key]} onChange={(value) => set(key, value)} />
            ))}
        </div>
      </Disclosure>
    </div>
  );
}

function ColorField({ name, value, onChange }: { name: ColorKey; value: string; onChange: (value: string) => void }) {
  const t = useTranslations('office.look');
  const told = useContrast(name, value);
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={t('pick', { name: t(`color.${name}`) })}
        aria-controls={fieldId(`colors.${name}`)}
        value={isColor(value) ? value : '#000000'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="mt-6 size-11 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-raised p-1"
      />
      <TextField
        path={`colors.${name}`}
        label={t(`color.${name}`)}
        className="grow"
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
        help={told}
        problem={isColor(value) ? undefined : t('problem.color')}
      />
    </div>
  );
}

/** Says how well texts are read on a colour, and where the site draws it darker to be read. */
function useContrast(name: ColorKey, color: string): string | undefined {
  const t = useTranslations('office.look');
  const locale = usePageLocale();
  if (!isColor(color) || (name !== 'color1' && name !== 'colorButton')) return undefined;
  const ratio = formatDecimal(locale, contrast(readableOn(color), color), 1);
  const isLinkDarker = name === 'colorButton' && contrast(color, '#ffffff') < textContrast;
  return [t('contrast', { ratio }), isLinkDarker && t('darkerLinks')].filter(Boolean).join(' ');
}
