'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { seriesWords } from '#lib/api/contract/competition/playoffs.ts';
import type { KnockoutRound } from '#lib/basketball/series/plan-playoff.ts';
import { formatList } from '#lib/i18n/format/list.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { homePatterns, newRound, type RoundDraft } from '#lib/office/playoff-draft.ts';

type Props = { round: KnockoutRound; draft: RoundDraft; onChange: (draft: RoundDraft) => void };

/** How the series of a round are played: format, who is at home when, and on which days where they are known. */
export function RoundFields({ round, draft, onChange }: Props) {
  const t = useTranslations('office-playoffs');
  const names = useTranslations('competition');
  const locale = usePageLocale();
  const { series, homePattern, gameDays } = draft;
  const set = (values: Partial<RoundDraft>) => onChange({ ...draft, ...values });
  const days = [...homePattern].map((_, index) => gameDays[index] ?? '');
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="pe-3 font-semibold">{names(`playoffRounds.${round}`)}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          size="md"
          label={t('format')}
          options={seriesWords.map((value) => ({ value, label: t(`formats.${value}`) }))}
          value={series}
          onValueChange={(next) => onChange({ ...newRound(next), gameDays })}
        />
        <Select
          size="md"
          label={t('homeGames')}
          options={homePatterns[series].map((value) => ({ value, label: homeGames(value, locale, t) }))}
          value={homePattern}
          onValueChange={(next) => set({ homePattern: next })}
        />
        {days.map((day, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a game of a series is its number.
            key={index}
            path={`newPlayoff.${round}.${index}`}
            label={t('dayOf', { number: index + 1 })}
            type="date"
            value={day}
            onChange={({ currentTarget }) =>
              set({ gameDays: days.map((one, at) => (at === index ? currentTarget.value : one)) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function homeGames(pattern: string, locale: Locale, t: ReturnType<typeof useTranslations<'office-playoffs'>>): string {
  const games = [...pattern].flatMap((side, index) => (side === 'H' ? String(index + 1) : []));
  return games.length === 0 ? t('homeNever') : t('homeIn', { games: formatList(locale, games) });
}
