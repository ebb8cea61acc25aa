import { useTranslations } from 'next-intl';
import { seriesPoints } from '#components/screens/graphics/programme/own-duel.ts';
import type { Duel } from '#lib/api/contract/playoff.ts';

/** The score of the duel, in a line below the bracket. */
export function SeriesScore({ duel }: { duel: Duel }) {
  const t = useTranslations('graphics');
  const { home, away } = seriesPoints(duel);
  const { format } = duel;
  const text =
    format === null
      ? t('seriesRunning')
      : format.kind === 'two-legs'
        ? t('twoLegs')
        : t('bestOf', { games: format.of });
  return (
    <p className="panel-foot bracket-foot">
      <small>{text}</small>
      <b>
        {duel.home.team?.shortName} {home}–{away} {duel.away.team?.shortName}
      </b>
    </p>
  );
}
