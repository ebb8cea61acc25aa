'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { LinesOfPick } from '#components/fantasy/game/plays/lines-of-pick.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Section } from '#components/ui/section.tsx';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { formatPointsColumn, formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { useLivePoints } from './use-live-points.ts';
import { withLivePoints } from './with-live-points.ts';

/** The squad of a round with its points, which move with running games, each pick opened down to the lines of the ledger and their plays. */
export function PlayedRound({
  league,
  result: booked,
}: {
  league: { season: string; league: string };
  result: SquadRound;
}) {
  const t = useTranslations('fantasy-squad');
  const locale = tagLocale(useLocale());
  const live = useLivePoints(league, booked.round.number);
  const result = live ? withLivePoints(booked, live.byEntrant) : booked;
  const pointsOf = formatPointsColumn(
    locale,
    result.picks.map(({ points }) => points),
  );
  return (
    <Section title={`${t('played')}: ${formatTotal(locale, result.points)}`}>
      {result.picks.map((pick) => {
        const { entrant, isCaptain, factor, points } = pick;
        return (
          <Disclosure
            key={entrant.number}
            summary={
              <span className="flex min-w-0 flex-1 items-baseline gap-3">
                <span className="min-w-0 flex-1">
                  <EntrantName entrant={entrant} isPlain />
                </span>
                {live?.playing.has(entrant.number) && (
                  <Badge tone="live" isWrapping>
                    {t('playingNow')}
                  </Badge>
                )}
                {factor !== 10 && (
                  <span className="text-xs font-normal text-quiet">
                    {isCaptain && `${t('captain')} `}× {formatDecimal(locale, factor / 10, 1)}
                  </span>
                )}
                <span className="figures">{pointsOf(points)}</span>
              </span>
            }
          >
            <LinesOfPick
              entrant={entrant}
              lines={result.lines.filter((line) => line.entrant === entrant.number)}
              games={result.games}
            />
          </Disclosure>
        );
      })}
    </Section>
  );
}
