import { useLocale, useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import { videoPeriods } from '#components/game/video/video-moments.ts';
import { VideoView } from '#components/game/video/video-view.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Game, GameVideo } from '#lib/api/contract/game.ts';
import type { PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { readPlayByPlay } from '#lib/api/readers/game-numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The videos that the league has published of a game, with its scoring plays as links into them. */
export async function VideoTab({ game }: { game: Game }) {
  if (game.videos.length === 0) return <NoVideo />;
  const hasOffsets = game.videos.some(({ periodOffsets }) => periodOffsets.length > 0);
  const log = hasOffsets ? await readPlayByPlay(game.id) : null;
  return game.videos.map((video) => <GameVideoSection key={video.url} video={video} game={game} log={log} />);
}

function GameVideoSection({ video, game, log }: { video: GameVideo; game: Game; log: PlayByPlay | null }) {
  const t = useTranslations('game-media');
  const plays = useTranslations('plays');
  const names = useTranslations('entity.period');
  const locale = tagLocale(useLocale());
  const nameOf = (period: number) => {
    const { key, number } = periodKey(period, game.regularPeriods);
    return names(`${key}Long`, { number });
  };
  const { title, source } = video;
  const notice =
    source.provider === 'file' ? t('fileNotice') : t('notice', { provider: providerNames[source.provider] });
  return (
    <Section title={title}>
      <VideoView
        video={video}
        periods={log ? videoPeriods(video, log, game, { nameOf, t: plays, locale }) : []}
        labels={{ play: t('play', { title }), notice }}
      />
    </Section>
  );
}

function NoVideo() {
  const t = useTranslations('game');
  return <EmptyState title={t('noVideoTitle')} text={t('noVideoText')} />;
}
