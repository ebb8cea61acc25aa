import { useLocale, useTranslations } from 'next-intl';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatPointsColumn } from '#lib/i18n/format/fantasy-units.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { PickLines } from './pick-lines.tsx';

const slots = ['starter', 'sixth', 'bench', 'coach'] as const;

/** The squad of a round by place, or that it gets the average. */
export function RoundPicks({ of, league }: { of: SquadRound; league: LeagueParams }) {
  const { picks, isAverage } = of;
  const t = useTranslations('fantasy-pages.squad');
  const fantasy = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  if (isAverage) return <p className="py-3 text-sm text-quiet">{t('isAverage')}</p>;
  const pointsOf = formatPointsColumn(
    locale,
    picks.map(({ points }) => points),
  );
  const titles = { starter: t('five'), sixth: t('sixth'), bench: t('bench'), coach: fantasy('coach') };
  return slots.map((slot) => {
    const own = picks.filter((pick) => pick.slot === slot);
    return (
      own.length > 0 && (
        <div key={slot} className="pb-3">
          <p className="label pt-2 text-quiet">{titles[slot]}</p>
          {own.map((pick) => (
            <PickLines key={pick.entrant.number} pick={pick} points={pointsOf(pick.points)} of={of} league={league} />
          ))}
        </div>
      )
    );
  });
}
