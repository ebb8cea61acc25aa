import { useTranslations } from 'next-intl';
import { teamSlugs } from '#components/entity/calendar/teams-of.ts';
import { GameRow } from '#components/entity/game-row.tsx';
import { Section } from '#components/ui/section.tsx';
import { paths } from '#lib/paths.ts';
import type { RoundOfGames } from './rounds-of.ts';

/** Games of a round. In a playoff the name of the round already includes the phase. */
export function RoundGames({ phase, round, games }: RoundOfGames) {
  const t = useTranslations('league-games');
  const isPlayoff = phase.kind === 'playoff';
  return (
    <div data-group>
      <Section title={isPlayoff ? round.name : t('roundOfPhase', { round: round.name, phase: phase.name })} level={3}>
        <ul className="grid gap-x-6 lg:grid-cols-2">
          {games.map((game) => (
            <li key={game.id} data-item data-team={teamSlugs(game)} className="min-w-0">
              <GameRow game={game} href={paths.game(game.address)} note={game.venue?.name} naming="responsive" />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
