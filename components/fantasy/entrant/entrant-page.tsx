import { useLocale, useTranslations } from 'next-intl';
import { GameOfLines } from '#components/fantasy/game/game-of-lines.tsx';
import { EntrantLines } from '#components/fantasy/game/plays/entrant-lines.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTile, StatTiles } from '#components/ui/stat-tile.tsx';
import type { FantasyEntrant } from '#lib/api/contract/fantasy/market.ts';
import { unitsPerPoint } from '#lib/basketball/fantasy/units.ts';
import { formatCredits, formatPoints, formatPointsColumn } from '#lib/i18n/format/fantasy-units.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { gameNote } from './game-note.ts';
import { PriceWorking } from './price-working.tsx';

type Round = FantasyEntrant['rounds'][number];

/** A player or coach of the market: each round with its points down to lines and plays, and how the price changed by them. */
export function EntrantPage({ of }: { of: FantasyEntrant }) {
  const t = useTranslations('fantasy-pages.entrant');
  const fantasy = useTranslations('fantasy');
  const review = useTranslations('fantasy-pages.squad');
  const locale = tagLocale(useLocale());
  const rounds = of.rounds.filter(({ games }) => games.some(({ state }) => state !== 'coming'));
  const pointsOf = formatPointsColumn(
    locale,
    rounds.map(({ points }) => points),
  );
  return (
    <PageColumns aside={<FirstPrice of={of} />}>
      <StatTiles isWide>
        <StatTile label={fantasy('price')} value={formatCredits(locale, of.price)} />
        <StatTile label={fantasy('points')} value={formatPoints(locale, of.points)} />
        {of.ownership !== null && (
          <StatTile label={fantasy('ownership')} value={formatPercent(locale, of.ownership / 1000)} />
        )}
      </StatTiles>
      <Section title={review('rounds')}>
        {rounds.some(({ working }) => working) && <p className="pb-2 text-xs text-quiet">{t('sumText')}</p>}
        {rounds.length === 0 && <EmptyState title={fantasy('pointsComing')} text={fantasy('pointsComingText')} />}
        {rounds.map((round, index) => (
          <RoundOfEntrant
            key={round.round.number}
            of={round}
            points={pointsOf(round.points)}
            personId={of.entrant.player?.id ?? null}
            isOpen={index === 0}
          />
        ))}
      </Section>
    </PageColumns>
  );
}

function FirstPrice({ of: { start } }: { of: FantasyEntrant }) {
  const t = useTranslations('fantasy-pages.entrant');
  const locale = tagLocale(useLocale());
  const price = start.price / 10;
  return (
    <Section title={t('start')}>
      <p>
        {start.from === 'average' && start.points !== null
          ? t('startAverage', {
              price,
              points: formatDecimal(locale, start.points / start.games / unitsPerPoint),
              games: start.games,
            })
          : t('startDefault', { price })}
      </p>
    </Section>
  );
}

function RoundOfEntrant({
  of: { round, working, games },
  points,
  personId,
  isOpen,
}: {
  of: Round;
  points: string;
  /** Null for a coach. */
  personId: string | null;
  isOpen: boolean;
}) {
  const fantasy = useTranslations('fantasy');
  const pages = useTranslations('fantasy-pages');
  const locale = tagLocale(useLocale());
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <span className="flex min-w-0 flex-1 items-baseline gap-3">
          <span className="min-w-0 flex-1">{round.name}</span>
          {working && (
            <span className="text-xs font-normal text-quiet">
              {fantasy('price')}: {formatCredits(locale, working.from)} → {formatCredits(locale, working.to)}
            </span>
          )}
          <span className="figures">{points}</span>
        </span>
      }
    >
      {games.map(({ game, state, didPlay, regularPeriods, lines }) => (
        <div key={game.id} className="pb-2">
          <GameOfLines game={game}>
            <span className="text-quiet">{gameNote({ state, didPlay }, pages)}</span>
          </GameOfLines>
          {lines.length > 0 ? (
            <EntrantLines gameId={game.id} personId={personId} regularPeriods={regularPeriods} lines={lines} />
          ) : (
            didPlay && state === 'booked' && <p className="text-sm text-quiet">{pages('squad.noLines')}</p>
          )}
        </div>
      ))}
      {working && <PriceWorking of={working} />}
    </Disclosure>
  );
}
