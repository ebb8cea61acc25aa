import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { BoxScore, GameFlow } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { bestPlayer } from '#lib/recap/leading-players.ts';
import { storySentences } from '#lib/recap/story-sentences.ts';
import { BestPlayer } from './best-player.tsx';
import { Leaders } from './leaders.tsx';
import { unbroken } from './unbroken.ts';

/** What a fan wants first of a finished game: how it was won, its best player, the leaders of both teams. Empty for any other game. */
export function Summary({ game, boxScore, flow }: { game: Game; boxScore: BoxScore | null; flow: GameFlow | null }) {
  const t = useTranslations('game-story');
  const sentences = storySentences(game, flow, t);
  if (sentences.length === 0 && !boxScore) return null;
  const hasBest = boxScore !== null && bestPlayer(boxScore) !== null;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      {(sentences.length > 0 || hasBest) && (
        <Section
          title={t('story')}
          {...(sentences.length > 0 && {
            more: { href: paths.game(game.address, 'game-report'), label: t('report') },
          })}
        >
          {boxScore && <BestPlayer boxScore={boxScore} />}
          {sentences.length > 0 && <p className="max-w-prose text-base">{unbroken(sentences.join(' '))}</p>}
        </Section>
      )}
      {boxScore && <Leaders boxScore={boxScore} />}
    </div>
  );
}
