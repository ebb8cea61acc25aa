import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { PeriodSpan } from './game-time.ts';
import { MomentReader } from './moment-reader.tsx';
import type { Moment } from './moments.ts';

/** The reader of a chart with its texts, whose values the browser fills in. */
export function MomentsOfGame({
  home,
  away,
  moments,
  spans,
  regularPeriods,
}: {
  home: TeamRef;
  away: TeamRef;
  moments: readonly Moment[];
  spans: readonly PeriodSpan[];
  regularPeriods: number;
}) {
  const t = useTranslations('chart.moment');
  const period = useTranslations('entity.period');
  const probability = (team: TeamRef) => t('probability', { team: team.shortName, probability: '{probability}' });
  return (
    <MomentReader
      moments={moments}
      spans={spans.map((span) => {
        const { key, number } = periodKey(span.period, regularPeriods);
        return { ...span, name: period(`${key}Long`, { number }) };
      })}
      texts={{
        label: t('label'),
        time: t('time', { period: '{period}', clock: '{clock}' }),
        score: t('score', {
          home: home.shortName,
          away: away.shortName,
          homeScore: '{homeScore}',
          awayScore: '{awayScore}',
        }),
        home: probability(home),
        away: probability(away),
      }}
    />
  );
}
