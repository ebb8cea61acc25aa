import { useLocale, useTranslations } from 'next-intl';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { gameNote } from '#components/fantasy/entrant/game-note.ts';
import { LinesOfPick } from '#components/fantasy/game/plays/lines-of-pick.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Pick as SquadPick } from '#lib/api/contract/fantasy/common.ts';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** One of a squad with the points, opened down to the lines that they are made of, and to their plays. */
export function PickLines({
  pick,
  points,
  of,
  league: { season, league },
}: {
  pick: SquadPick;
  points: string;
  of: SquadRound;
  league: LeagueParams;
}) {
  const { entrant, isCaptain, factor } = pick;
  const t = useTranslations('fantasy-pages.squad');
  const pages = useTranslations('fantasy-pages');
  const locale = tagLocale(useLocale());
  const lines = of.lines.filter((line) => line.entrant === entrant.number);
  const note = gameNote(pick, pages);
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 flex-1">
            <EntrantName entrant={entrant} isPlain />
          </span>
          {isCaptain && <Badge tone="solid">{t('captain')}</Badge>}
          {note && <span className="text-xs font-normal text-quiet">{note}</span>}
          {factor !== 10 && (
            <span className="text-xs font-normal text-quiet">× {formatDecimal(locale, factor / 10, 1)}</span>
          )}
          <span className="figures">{points}</span>
        </span>
      }
    >
      {lines.length > 0 ? (
        <LinesOfPick entrant={entrant} lines={lines} games={of.games} />
      ) : (
        <p className="text-sm text-quiet">{t('noLines')}</p>
      )}
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
