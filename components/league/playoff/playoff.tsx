import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { PlayoffRound } from '#lib/api/contract/playoff.ts';
import { layOutTree } from '#lib/playoff/lay-out-tree.ts';
import { nameOpenSides } from '#lib/playoff/name-open-sides.ts';
import { DuelCard } from './duel-card.tsx';
import { PlayoffTree } from './playoff-tree.tsx';
import { PlayoffRoundGames } from './round-games.tsx';

/** Playoffs of a league: bracket, placement duels, then every duel game by game, last round first. */
export function Playoff({ rounds: unnamedRounds }: { rounds: readonly PlayoffRound[] }) {
  const t = useTranslations('playoff');
  if (unnamedRounds.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const scheduledIds = new Set(unnamedRounds.filter(isScheduled).flatMap(({ duels }) => duels.map(({ id }) => id)));
  const rounds = nameOpenSides(unnamedRounds, (pair) => t('winnerOf', pair));
  const forPlaces = rounds.flatMap((round) =>
    round.duels.filter(({ isForPlace }) => isForPlace).map((duel) => ({ name: round.name, duel })),
  );
  const isProjected = rounds.some(({ duels }) => duels.some(({ home, away }) => home.projected ?? away.projected));
  const hasIfNecessary = rounds.some(({ duels }) =>
    duels.some(({ games }) => games.some(({ need }) => need === 'if-necessary')),
  );
  return (
    <>
      <Section title={t('tree')} aside={isProjected && <Badge>{t('projection')}</Badge>}>
        {isProjected && <p className="pb-4 text-quiet">{t('projectionNote')}</p>}
        <PlayoffTree tree={layOutTree(rounds)} shownBelow={scheduledIds} />
        <p className="pt-3 text-sm text-quiet">
          {t('homeLegend')} {hasIfNecessary && t('spareLegend')}
        </p>
      </Section>
      {forPlaces.length > 0 && (
        <Section title={t('forPlaces')}>
          <ul className="grid gap-4 lg:grid-cols-3">
            {forPlaces.map(({ name, duel }) => (
              <li key={duel.id}>
                <h3 className="label pb-1 text-quiet">{name}</h3>
                <DuelCard duel={duel} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {rounds
        .filter(isScheduled)
        .toReversed()
        .map((round) => (
          <PlayoffRoundGames key={`${round.phase.slug} ${round.slug}`} round={round} />
        ))}
    </>
  );
}

/** Whether the round has pairs or dates; otherwise the bracket shows all there is. */
function isScheduled({ duels }: PlayoffRound): boolean {
  return duels.some(({ state, games }) => state !== 'unpaired' || games.some(({ game }) => game !== null));
}
