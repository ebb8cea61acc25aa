'use client';

import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { scheduleQuery } from '#lib/api/queries/schedule.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { ScheduleChoice } from './choice.ts';
import { adjacentDay, rangeOf } from './range.ts';
import { ScheduleGames } from './schedule-games.tsx';

const liveRefetchMs = 15_000;

/** Games of a choice. Prefetches the ranges before and after it, and refetches while a game is live. */
export function ChosenGames({
  choice,
  onDay,
  client,
}: {
  choice: ScheduleChoice;
  onDay: (day: string) => void;
  client: QueryClient;
}) {
  const locale = usePageLocale();
  const t = useTranslations('schedule');
  const query = useQuery(
    {
      ...queryOf(choice, choice.day, locale),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.games.some((game) => game.state === 'live') ? liveRefetchMs : false),
    },
    client,
  );
  useEffect(() => {
    for (const step of [-1, 1] as const)
      client.prefetchQuery(queryOf(choice, adjacentDay(choice.view, choice.day, step), locale));
  }, [client, choice, locale]);

  if (query.isError)
    return (
      <EmptyState
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={() => query.refetch()}>{t('again')}</Button>}
      />
    );
  if (!query.data) return <p className="py-10 text-center text-quiet">{t('loading')}</p>;
  const { games, previous, next } = query.data;
  if (games.length === 0)
    return (
      <EmptyState
        title={t('nothingTitle')}
        text={previous || next ? t('nothingText') : t('nothingAtAll')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {previous && <DayButton label={t('lastGames')} day={previous} locale={locale} onDay={onDay} />}
            {next && <DayButton label={t('nextGames')} day={next} locale={locale} onDay={onDay} />}
          </span>
        }
      />
    );
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
      <ScheduleGames view={choice.view} day={choice.day} games={games} />
    </div>
  );
}

function DayButton({
  label,
  day,
  locale,
  onDay,
}: {
  label: string;
  day: string;
  locale: Locale;
  onDay: (day: string) => void;
}) {
  return (
    <Button onClick={() => onDay(day)}>
      {label}: {formatDay(locale, day, 'date')}
    </Button>
  );
}

function queryOf({ view, league, team, venue }: ScheduleChoice, day: string, locale: Locale) {
  return scheduleQuery({
    locale,
    ...rangeOf(view, day),
    ...(league && { league }),
    ...(team && { team }),
    ...(venue && { venue }),
  });
}
