import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { PlayerShots as Shots } from '#lib/api/contract/player-career.ts';
import { ShotSeasons } from './shot-seasons.tsx';
import { ShotView } from './shot-view.tsx';

/** Shot chart of the latest season with shot locations; the browser loads the other seasons. */
export function PlayerShots({
  player,
  shots: { seasons, season, shots },
}: {
  player: { slug: string; name: string };
  shots: Shots;
}) {
  const t = useTranslations('player');
  if (!season) return null;
  return (
    <Section title={t('shots')}>
      <ShotSeasons
        player={player}
        seasons={seasons.map(({ slug, name }) => ({ value: slug, label: name }))}
        latest={season.slug}
        labels={{ season: t('seasonHead'), failedTitle: t('failedTitle'), failedText: t('failedText') }}
      >
        <ShotView player={player.name} shots={shots} />
      </ShotSeasons>
    </Section>
  );
}
