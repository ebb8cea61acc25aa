import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { Sparkline } from '#components/ui/sparkline.tsx';
import type { PlayerCareer } from '#lib/api/contract/player-career.ts';
import { paths } from '#lib/paths.ts';
import { CareerHighs } from './career-highs.tsx';
import { CareerTable } from './career-table.tsx';
import { GameLog } from './game-log.tsx';

/** The career by season and competition, the games of the latest season, and the best figures. */
export function PlayerOverview({ career: { seasons, games }, slug }: { career: PlayerCareer; slug: string }) {
  const t = useTranslations('player');
  const season = games[0]?.game.league.season;
  if (season === undefined) return <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />;
  const latest = games.filter(({ game }) => game.league.season === season);
  const points = latest.map(({ line }) => line.points).reverse();
  const trend = t('trendPoints', { count: points.length, last: points.at(-1) ?? 0 });
  return (
    <>
      <Section title={t('career')}>
        <CareerTable seasons={seasons} />
      </Section>
      <Section
        title={t('gameLog')}
        aside={<Sparkline values={points} label={trend} />}
        more={{ href: paths.player(slug, 'last-games'), label: t('wholeLog') }}
      >
        <GameLog games={latest} caption={t('gameLog')} />
      </Section>
      <Section title={t('highs')}>
        <CareerHighs games={games} />
      </Section>
    </>
  );
}
