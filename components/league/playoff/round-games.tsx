import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { PlayoffRound } from '#lib/api/contract/playoff.ts';
import { duelFragment } from './duel-fragment.ts';
import { DuelGames } from './duel-games.tsx';
import { DuelStatus } from './duel-status.tsx';

/** Duels of a round, each with its games. */
export function PlayoffRoundGames({ round }: { round: PlayoffRound }) {
  const entity = useTranslations('entity');
  return (
    <Section title={round.name}>
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {round.duels.map((duel) => (
          <li key={duel.id} id={duelFragment(duel.id)} className="min-w-0">
            <h3 className="font-bold">
              {entity('gameTitle', {
                home: duel.home.team?.name ?? duel.home.label ?? entity('teamOpen'),
                away: duel.away.team?.name ?? duel.away.label ?? entity('teamOpen'),
              })}
            </h3>
            <p className="pb-2 text-sm text-quiet">
              <DuelStatus duel={duel} />
            </p>
            <DuelGames duel={duel} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
