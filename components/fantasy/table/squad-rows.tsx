import { useLocale } from 'next-intl';
import type { SquadRef } from '#lib/api/contract/fantasy/common.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatTotalColumn } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { SquadLink } from './squad-link.tsx';

/** Squads with rank and points, each linked to its page. */
export function SquadRows({
  of,
  league,
}: {
  of: readonly { rank: number; squad: SquadRef; points: number }[];
  league: LeagueParams;
}) {
  const locale = tagLocale(useLocale());
  const pointsOf = formatTotalColumn(
    locale,
    of.map(({ points }) => points),
  );
  return (
    <ol className="border-b border-line bg-raised">
      {of.map(({ rank, squad, points }) => (
        <li key={squad.number} className="flex gap-3 border-line px-3 py-2 not-first:border-t">
          <span className="figures w-8 text-quiet">{formatInteger(locale, rank)}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <SquadLink squad={squad} league={league} />
          </span>
          <span className="figures font-semibold">{pointsOf(points)}</span>
        </li>
      ))}
    </ol>
  );
}
