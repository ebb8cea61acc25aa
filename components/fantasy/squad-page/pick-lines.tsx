import { useLocale, useTranslations } from 'next-intl';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { formatPoints } from '#components/fantasy/format-units.ts';
import { LedgerLines } from '#components/fantasy/ledger/ledger-lines.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Link } from '#components/ui/link.tsx';
import type { LedgerLine, Pick as SquadPick } from '#lib/api/contract/fantasy/common.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** One of a squad with the points, opened down to the lines that they are made of. */
export function PickLines({
  pick: { entrant, isCaptain, factor, points, didPlay },
  lines,
  league: { season, league },
}: {
  pick: SquadPick;
  lines: readonly LedgerLine[];
  league: LeagueParams;
}) {
  const t = useTranslations('fantasy-pages.squad');
  const locale = tagLocale(useLocale());
  const absence = didPlay === null ? t('notYet') : didPlay ? null : t('didNotPlay');
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 flex-1">
            <EntrantName entrant={entrant} isPlain />
          </span>
          {isCaptain && <Badge tone="solid">{t('captain')}</Badge>}
          {absence && <span className="text-xs font-normal text-quiet">{absence}</span>}
          {factor !== 10 && (
            <span className="text-xs font-normal text-quiet">× {formatDecimal(locale, factor / 10, 1)}</span>
          )}
          <span className="figures">{formatPoints(locale, points)}</span>
        </span>
      }
    >
      {lines.length > 0 ? <LedgerLines lines={lines} /> : <p className="text-sm text-quiet">{t('noLines')}</p>}
      <Link
        href={paths.fantasyEntrant(season, league, entrant.number)}
        prefetch={false}
        className="label inline-flex min-h-8 items-center text-link underline-offset-4 hover:underline"
      >
        {t('toEntrant')}
      </Link>
    </Disclosure>
  );
}
