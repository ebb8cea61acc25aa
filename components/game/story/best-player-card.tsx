import { useLocale, useTranslations } from 'next-intl';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import type { BestPlayer } from '#lib/recap/leading-players.ts';

/** The best player of a game by PIR, or the top scorer where there is none; with points, rebounds and assists. */
export function BestPlayerCard({ best, boxScore }: { best: BestPlayer; boxScore: BoxScore }) {
  const t = useTranslations('game-story');
  const statistics = useTranslations('statistics');
  const locale = tagLocale(useLocale());
  const { player, number, line } = best.player;
  const { team } = boxScore[best.side];
  const figures = [
    ['points', best.by === 'points' ? null : line.points],
    ['rebounds', rebounds(line)],
    ['assists', line.assists],
  ] as const;
  return (
    <div className="flex items-center gap-4 pb-4">
      <Portrait player={player} number={number} colors={colorsOf(team)} size="lg" />
      <div className="min-w-0 flex-1">
        <h3 className="label text-quiet">{t(best.by === 'pir' ? 'bestPlayer' : 'topScorer')}</h3>
        <p className="text-lg font-semibold">
          <PlayerLink player={player} href={paths.player(player.slug)} note={team.shortName} isWrapped />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
          {figures.map(
            ([figure, value]) =>
              value !== null && (
                <span key={figure}>
                  <span className="figures font-semibold text-ink">{formatInteger(locale, value)}</span>{' '}
                  <abbr title={statistics(`${figure}.name`)}>{statistics(`${figure}.abbr`)}</abbr>
                </span>
              ),
          )}
        </p>
      </div>
      <p className="text-center">
        <span className="headline figures block text-4xl leading-none">{formatInteger(locale, best.value)}</span>
        <abbr className="label text-quiet" title={statistics(`${best.by}.name`)}>
          {statistics(`${best.by}.abbr`)}
        </abbr>
      </p>
    </div>
  );
}
