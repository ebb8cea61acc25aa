'use client';

import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import { playText } from '#components/entity/play-text.ts';
import { toPlays } from '#lib/api/shapes/to-plays.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { FoulChoice } from '#lib/desk/entry/foul-choices.ts';

/** Returns the names of periods and log entries in the language of the page. */
export function useDeskText(regularPeriods: number) {
  const t = useTranslations('desk');
  const plays = useTranslations('plays');
  const periodName = (period: number) => {
    const { key, number } = periodKey(period, regularPeriods);
    return t(key, { number });
  };
  const entryText = (event: GameEvent): string => {
    const [play] = toPlays([event]);
    if (play) return playText(play, periodName(event.period), plays);
    return t.has(`entry.${event.type}` as 'entry.starter') ? t(`entry.${event.type}` as 'entry.starter') : event.type;
  };
  const foulText = ({ kind, freeThrows, cancelled, isBonus, isOffset }: FoulChoice): string =>
    [
      cancelled ? t('doubleFoul') : plays('foul', { kind: kind.replaceAll('-', '_') }),
      isBonus && t('bonus'),
      isOffset && t('cancelPenalty'),
      freeThrows > 0 && t('throws', { count: freeThrows }),
    ]
      .filter(Boolean)
      .join(', ');
  return { t, periodName, entryText, foulText, plays };
}
