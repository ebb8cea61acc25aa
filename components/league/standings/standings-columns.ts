import { recordColumn } from '#components/entity/record-column.ts';
import type { StatColumn } from '#components/ui/table-types.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { haveDraws } from '#lib/i18n/format/record.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const ranking = {
  'classification-points': ['classificationPoints'],
  wins: [],
  'win-share': ['winShare', 'gamesBehind'],
} as const;
const scoring = ['games', 'difference', 'pointsFor', 'pointsAgainst'] as const;

type Context = {
  t: Translate<'standings'>;
  statistics: Translate<'statistics'>;
  /** The live or next game of each team, by its id; without one there is no column. */
  next?: ReadonlyMap<string, unknown> | undefined;
};

/** Returns the columns of standings: record, ranking figure and form first, as a phone shows them. */
export function standingsColumns(
  { rankedBy, rows }: Pick<StandingsTable, 'rankedBy' | 'rows'>,
  { t, statistics, next }: Context,
): StatColumn[] {
  const statisticColumn = (key: (typeof scoring)[number] | (typeof ranking)[keyof typeof ranking][number]) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === 'classificationPoints' || key === 'winShare',
  });
  return [
    { ...recordColumn(statistics, haveDraws(rows)), emphasis: rankedBy === 'wins' },
    ...ranking[rankedBy].map(statisticColumn),
    { key: 'form', label: t('form'), align: 'start' },
    ...scoring.map(statisticColumn),
    { key: 'home', label: t('homeShort'), title: t('homeRecord') },
    { key: 'away', label: t('awayShort'), title: t('awayRecord') },
    { key: 'streak', label: statistics('streak.abbr'), title: statistics('streak.name') },
    ...(rows.some(({ team }) => next?.has(team.id))
      ? [{ key: 'next', label: t('next'), align: 'start' as const }]
      : []),
  ];
}
