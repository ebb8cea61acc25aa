import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { BoxScore, GameFlow } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { paths } from '#lib/paths.ts';
import { bestPlayer } from '#lib/recap/leading-players.ts';
import { storySentences } from '#lib/recap/story-sentences.ts';
import { BestPlayerCard } from './best-player-card.tsx';
import { Leaders } from './leaders.tsx';

/** What a fan wants first of a game: how it was won and its best player, once it is over; the leaders of both teams. */
export function Summary({ game, boxScore, flow }: { game: Game; boxScore: BoxScore | null; flow: GameFlow | null }) {
  const t = useTranslations('game-story');
  const sentences = storySentences(game, flow, t);
  const best = game.state === 'final' && boxScore ? bestPlayer(boxScore) : null;
  const leaders = boxScore && <Leaders boxScore={boxScore} />;
  // As the running game draws them, so that nothing moves when it takes over.
  if (sentences.length === 0 && !best) return leaders;
  const more = { href: paths.game(game.address, 'game-report'), label: t('report') };
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <Section title={t(sentences.length > 0 ? 'story' : 'outcome')} more={more}>
        {best && boxScore && <BestPlayerCard best={best} boxScore={boxScore} />}
        {sentences.length > 0 && <p className="max-w-prose text-base">{unbroken(sentences.join(' '))}</p>}
      </Section>
      {leaders}
    </div>
  );
}
