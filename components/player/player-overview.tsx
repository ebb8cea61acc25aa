import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { CareerGame, PlayerCareer, PlayerShots as Shots } from '#lib/api/contract/player-career.ts';
import { CareerHighs } from './career/career-highs.tsx';
import { CareerSection } from './career/career-section.tsx';
import { Splits } from './career/splits.tsx';
import { SeasonLog } from './games/season-log.tsx';
import { PlayerShots } from './shots/player-shots.tsx';

/** Career by season and competition, last games, shots, splits and career highs. */
export function PlayerOverview({
  player,
  career,
  games,
  shots,
}: {
  player: { slug: string; name: string };
  career: PlayerCareer;
  /** Games of the latest season, latest first. */
  games: readonly CareerGame[];
  shots: Shots;
}) {
  const t = useTranslations('player');
  const season = career.seasons[0]?.league.seasonName;
  if (season === undefined) return <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />;
  return (
    <>
      <CareerSection slug={player.slug} career={career} />
      <SeasonLog games={games} slug={player.slug} season={season} />
      <PlayerShots player={player} shots={shots} />
      <Section title={t('splits')}>
        <Splits groups={career.splits} />
      </Section>
      <Section title={t('highs')}>
        <CareerHighs highs={career.highs} />
      </Section>
    </>
  );
}
