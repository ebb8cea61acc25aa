import { useLocale, useTranslations } from 'next-intl';
import { GameRows } from '#components/entity/game-rows.tsx';
import { Corrections } from '#components/fantasy/ledger/corrections.tsx';
import { SquadRows } from '#components/fantasy/table/squad-rows.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { FantasyRoundReview } from '#lib/api/contract/fantasy/round.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatCreditChange, formatCredits, formatPointsColumn } from '#lib/i18n/format/fantasy-units.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { EntrantFigures } from './entrant-figures.tsx';

/** What a round brought: the best, who was picked most, prices that moved, its games and corrections. */
export function RoundReview({ review, league }: { review: FantasyRoundReview; league: LeagueParams }) {
  const t = useTranslations('fantasy-pages.round');
  const fantasy = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  const shares = (list: FantasyRoundReview['mostOwned']) =>
    (list ?? []).map(({ entrant, share }) => ({ entrant, figure: formatPercent(locale, share / 1000) }));
  const moves = (list: FantasyRoundReview['risers']) =>
    list.map(({ entrant, change, price }) => ({
      entrant,
      figure: formatCreditChange(locale, change),
      note: formatCredits(locale, price),
    }));
  const pointsOf = formatPointsColumn(
    locale,
    review.bestFive.map(({ points }) => points),
  );
  return (
    <>
      {review.round.state === 'coming' && <EmptyState title={t('toCome')} text={t('toComeText')} />}
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        <EntrantFigures
          title={t('five')}
          of={review.bestFive.map(({ entrant, points }) => ({ entrant, figure: pointsOf(points) }))}
          league={league}
        />
        {review.best.length > 0 && (
          <Section title={t('best')}>
            <SquadRows of={review.best} league={league} />
          </Section>
        )}
        <EntrantFigures title={t('mostOwned')} of={shares(review.mostOwned)} league={league} />
        <EntrantFigures title={t('mostCaptained')} of={shares(review.mostCaptained)} league={league} />
        <EntrantFigures title={t('risers')} of={moves(review.risers)} league={league} />
        <EntrantFigures title={t('fallers')} of={moves(review.fallers)} league={league} />
      </div>
      <Corrections of={review.corrections} />
      {review.games.length > 0 && (
        <Section title={fantasy('games')}>
          <GameRows games={review.games.map(({ game }) => game)} />
        </Section>
      )}
    </>
  );
}
