import { GameRows } from '#components/entity/game-rows.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';

/** Games of several leagues under one title. */
export function ClubGamesPreview({
  title,
  games,
  more,
}: {
  title: string;
  games: readonly GameSummary[];
  more?: { href: string; label: string };
}) {
  return (
    <Section title={title} more={more}>
      <GameRows games={games} isLeagueShown />
    </Section>
  );
}
