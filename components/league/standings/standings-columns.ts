import type { StatColumn } from '#components/ui/table-types.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const record = ['games', 'wins', 'losses'] as const;
const scoring = ['difference', 'pointsFor', 'pointsAgainst'] as const;
const ranking = {
  'classification-points': ['classificationPoints'],
  wins: [],
  'win-share': ['winShare', 'gamesBehind'],
} as const;

/** Returns the columns of standings ranked by the given figure. */
export function standingsColumns(
  rankedBy: StandingsTable['rankedBy'],
  t: Translate<'standings'>,
  statistics: Translate<'statistics'>,
): StatColumn[] {
  const statisticColumn = (
    key: (typeof record)[number] | (typeof scoring)[number] | (typeof ranking)[keyof typeof ranking][number],
  ) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === 'classificationPoints' || key === 'winShare' || (rankedBy === 'wins' && key === 'wins'),
  });
  return [
    ...record.map(statisticColumn),
    ...ranking[rankedBy].map(statisticColumn),
    ...scoring.map(statisticColumn),
    { key: 'home', label: t('homeShort'), title: t('homeRecord') },
    { key: 'away', label: t('awayShort'), title: t('awayRecord') },
    { key: 'form', label: t('form'), align: 'start' },
    { key: 'streak', label: statistics('streak.abbr'), title: statistics('streak.name') },
  ];
}
