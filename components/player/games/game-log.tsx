import { useLocale, useTranslations } from 'next-intl';
import { figureOf, shownFigures } from '#components/entity/player-figures.ts';
import { shotCells, withShots } from '#components/entity/shot-figures.ts';
import { careerFigures, figureColumns } from '#components/player/career/figure-columns.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import type { StatSums } from '#lib/basketball/stat-sums.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { GameName } from './game-name.tsx';

/** Games of a player with statistics; each links to its page, and to its play-by-play if recorded. */
export function GameLog({ games, caption }: { games: readonly CareerGame[]; caption: string }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  if (games.length === 0) return <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />;
  const hasPlays = games.some(({ game }) => game.coverage === 'log');
  const rows = games.map((entry) => ({
    key: entry.game.id,
    head: <GameName entry={entry} locale={locale} />,
    cells: { ...cellsOf(entry, locale), plays: <Plays entry={entry} /> },
  }));
  return (
    <StatTable
      caption={caption}
      head={{ label: t('game') }}
      columns={[
        ...figureColumns(statistics, withShots(shownFigures(careerFigures, games.map(toSums)))),
        ...(hasPlays ? [{ key: 'plays', label: t('plays'), title: t('playByPlay') }] : []),
      ]}
      rows={rows}
      isLegendShown
    />
  );
}

/** One game as a sum. */
const toSums = ({ line, pir, efficiency }: CareerGame): StatSums => ({
  games: 1,
  totals: line,
  pir,
  efficiency,
  recorded: { games: {}, made: {} },
});

function cellsOf(game: CareerGame, locale: Locale): Record<string, string> {
  const { line, pir, efficiency } = game;
  return {
    ...shotCells(toSums(game), locale, 'total'),
    ...Object.fromEntries(careerFigures.map((key) => [key, figureOf(key, { ...line, pir, efficiency }, locale).text])),
  };
}

function Plays({ entry: { game } }: { entry: CareerGame }) {
  const t = useTranslations('player');
  if (game.coverage !== 'log') return null;
  return (
    <Link
      href={paths.game(game.address, 'play-by-play')}
      prefetch={false}
      aria-label={t('playByPlay')}
      className="text-link-quiet text-link"
    >
      {t('plays')}
    </Link>
  );
}
