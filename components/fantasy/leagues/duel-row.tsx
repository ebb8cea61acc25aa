import { useLocale, useTranslations } from 'next-intl';
import { SquadLink } from '#components/fantasy/table/squad-link.tsx';
import type { HeadToHeadFixture } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** A duel of two squads with their points once its round has begun, the winner in bold. */
export function DuelRow({ duel, league }: { duel: HeadToHeadFixture; league: LeagueParams }) {
  const t = useTranslations('fantasy-leagues.fixtures');
  const locale = tagLocale(useLocale());
  const sides = [
    { key: 'home', squad: duel.home, points: duel.homePoints },
    { key: 'away', squad: duel.away, points: duel.awayPoints },
  ] as const;
  return (
    <li className="border-b border-line py-2 text-sm">
      {duel.stage !== 'table' && <p className="label text-quiet">{t(`stages.${duel.stage}`)}</p>}
      {sides.map(({ key, squad, points }) => (
        <p key={key} className={duel.winner === key ? 'flex gap-3 font-semibold' : 'flex gap-3'}>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {squad ? <SquadLink squad={squad} league={league} /> : <span className="text-quiet">{t('ghost')}</span>}
          </span>
          <span className="figures">{points === null ? '–' : formatTotal(locale, points)}</span>
        </p>
      ))}
      {duel.decidedBy !== null && duel.decidedBy !== 'points' && (
        <p className="text-xs text-quiet">{t(`decidedBy.${duel.decidedBy}`)}</p>
      )}
    </li>
  );
}
