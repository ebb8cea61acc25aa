import { useTranslations } from 'next-intl';
import { FourFactors, knownFactors } from '#components/game/charts/four-factors.tsx';
import { GameCourse } from '#components/game/charts/game-course.tsx';
import { PeriodBars } from '#components/game/charts/period-bars.tsx';
import { ShotChart } from '#components/game/shots/shot-chart.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { Section } from '#components/ui/section.tsx';
import type { BoxScore, GameFlow } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { sides } from '#lib/basketball/sides.ts';
import { FlowFacts } from './flow-facts.tsx';
import { Lineups } from './lineups.tsx';
import { TeamComparison } from './team-comparison.tsx';

/** The team statistics tab: lead, four factors, comparison, shots and lineups, as far as recorded. */
export function TeamStats({ game, boxScore, flow }: { game: Game; boxScore: BoxScore; flow: GameFlow | null }) {
  const t = useTranslations('team-stats');
  const { home, away } = boxScore;
  const teams = { home: home.team, away: away.team };
  return (
    <>
      {flow && flow.scores.length > 0 && (
        <Section title={t('lead')}>
          <GameCourse {...teams} game={game} flow={flow} />
          <div className="pt-5">
            <FlowFacts boxScore={boxScore} />
          </div>
        </Section>
      )}
      <PageColumns
        aside={
          <>
            {knownFactors(home, away).length > 0 && (
              <Section title={t('fourFactors')}>
                <FourFactors home={home} away={away} />
              </Section>
            )}
            {game.periods.length > 0 && (
              <Section title={t('periods')}>
                <PeriodBars {...teams} periods={game.periods} regularPeriods={game.regularPeriods} />
              </Section>
            )}
          </>
        }
      >
        <Section title={t('comparison')}>
          <TeamComparison boxScore={boxScore} />
        </Section>
      </PageColumns>
      {flow && flow.shots.length > 0 && (
        <Section title={t('shots')}>
          <ShotChart {...teams} shots={flow.shots} league={game.league} regularPeriods={game.regularPeriods} />
        </Section>
      )}
      {flow && flow.lineups.length > 0 && (
        <Section title={t('lineups')}>
          <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
            {sides.map((side) => (
              <Lineups key={side} of={boxScore[side]} lineups={flow.lineups.filter((lineup) => lineup.side === side)} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
