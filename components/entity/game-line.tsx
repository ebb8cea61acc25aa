import { useTranslations } from 'next-intl';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { GameLineView } from './game-line-view.tsx';
import type { TeamNaming } from './team-name.tsx';
import { teamTexts } from './team-texts.tsx';

/** One side of a game: crest, name, points. The winner is bold with a marker, the loser is muted. */
export function GameLine({
  team,
  points,
  isWinner,
  isLoser,
  naming,
}: {
  team: TeamRef | null;
  points: number | undefined;
  isWinner: boolean;
  isLoser: boolean;
  naming?: TeamNaming;
}) {
  const t = useTranslations('entity');
  return (
    <GameLineView
      {...(team ? teamTexts(team, naming) : { name: t('teamOpen'), isOpen: true })}
      {...(points !== undefined && { points })}
      {...(isWinner && { winner: t('winner') })}
      {...(isLoser && { isLoser })}
    />
  );
}
