import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import { Sparkline } from '#components/ui/sparkline.tsx';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import { paths } from '#lib/paths.ts';
import { GameLog } from './game-log.tsx';

const maxGames = 10;

/**
 * Last games, with the points of the whole season's counted ones as a sparkline. `games`: those of the latest season, latest first.
 */
export function SeasonLog({ games, slug, season }: { games: readonly CareerGame[]; slug: string; season: string }) {
  const t = useTranslations('player');
  const counted = games.filter(({ game }) => game.counts);
  const points = counted.map(({ line }) => line.points).reverse();
  const trend = t('trendPoints', { count: points.length, last: points.at(-1) ?? 0 });
  return (
    <Section
      title={t('lastGames')}
      aside={
        <span className="inline-flex items-center gap-2 text-xs text-quiet">
          {t('pointsOf', { season })}
          <Sparkline values={points} label={trend} />
        </span>
      }
      more={{ href: paths.player(slug, 'last-games'), label: t('wholeLog') }}
    >
      <GameLog games={games.slice(0, maxGames)} caption={t('lastGames')} />
    </Section>
  );
}
