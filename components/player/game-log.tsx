import { useLocale, useTranslations } from 'next-intl';
import { figureOf } from '#components/entity/player-figures.ts';
import { TeamName } from '#components/entity/team-link.tsx';
import { winnerOf } from '#components/entity/winner.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { careerFigures, figureColumns } from './career-columns.ts';

/** Games of a player with what was done in each; every one leads to its page. */
export function GameLog({ games, caption }: { games: readonly CareerGame[]; caption: string }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  if (games.length === 0) return <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />;
  return (
    <StatTable
      caption={caption}
      head={{ label: t('game') }}
      columns={figureColumns(statistics, careerFigures)}
      rows={games.map((entry) => ({
        key: entry.game.id,
        head: <GameName entry={entry} locale={locale} />,
        cells: cellsOf(entry, locale),
      }))}
      isLegendShown
    />
  );
}

function cellsOf({ line, pir, efficiency }: CareerGame, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    careerFigures.map((key) => [key, figureOf(key, { ...line, pir, efficiency }, locale).text]),
  );
}

/** Day, opponent, result and score: the own points first. */
export function GameName({ entry: { game, side }, locale }: { entry: CareerGame; locale: Locale }) {
  const t = useTranslations('player');
  const opponent = side === 'home' ? game.away : game.home;
  const score =
    game.score && (side === 'home' ? [game.score.home, game.score.away] : [game.score.away, game.score.home]);
  const won = winnerOf(game) === side;
  return (
    <span className="block leading-tight">
      <Link href={paths.game(game.address)} className="underline-offset-4 hover:underline">
        {opponent && <TeamName team={opponent} naming="responsive" />}
      </Link>
      <span className="block text-xs whitespace-nowrap text-quiet">
        {formatTipOffDay(locale, game.tipOff, 'date')} · {t(side)}
        {score && (
          <span className="figures ms-1.5">
            <abbr title={t(won ? 'won' : 'lost')}>{t(won ? 'wonLetter' : 'lostLetter')}</abbr> {score.join('–')}
          </span>
        )}
      </span>
    </span>
  );
}
