import { addDays } from '#lib/calendar-day.ts';
import { itemAt } from '#server/demo/simulate/random.ts';
import { fiba2026Simulation, fibaSimulation } from '#server/demo/simulate/types.ts';
import phaseNames from '#server/demo/world/content/phases.json' with { type: 'json' };
import { idOf } from '#server/demo/world/identity.ts';
import type { WorldLeague } from '#server/demo/world/types.ts';
import { playKnockout } from './knockout.ts';
import type { LeagueSeason } from './league.ts';
import { superCupPlan } from './playoff-plan.ts';
import { createTeam, enterTournament } from './team.ts';

const hostByYear = 5;

/** Plays the tournament before a season at one venue, for the top four of the previous season. */
export function buildSuperCup(
  { now, officials, dates, clubs, venues, squads }: LeagueSeason,
  lastTable: readonly string[],
): WorldLeague {
  const key = `${dates.slug}-super-cup`;
  const startsOn = addDays(dates.rounds[0] ?? dates.rosterFrom, -14);
  const isNewRules = dates.year >= 2026;
  const seeds = lastTable.slice(0, 4).map((clubKey) => {
    const index = clubs.findIndex((club) => club.key === clubKey);
    const team = createTeam(itemAt(clubs, index), itemAt(squads, index), itemAt(venues, index), dates);
    return enterTournament(team, key, addDays(startsOn, -2), addDays(startsOn, 1));
  });
  const neutralVenue = itemAt(venues, (dates.year * hostByYear) % venues.length);
  const { playoffRounds, games, winner } = playKnockout({
    day: { now, officials, profile: isNewRules ? fiba2026Simulation : fibaSimulation },
    key,
    plan: superCupPlan,
    startsOn,
    seeds,
    neutralVenue,
  });
  return {
    id: idOf(`league/${key}`),
    slug: 'super-cup',
    name: phaseNames.supercup.en,
    names: phaseNames.supercup,
    kind: 'tournament',
    rulesProfile: isNewRules ? 'fiba-2026' : 'fiba-2024',
    standingsProfile: 'fiba',
    timeZone: neutralVenue.timeZone,
    isOnLandingPage: false,
    order: 2,
    teams: seeds.map(({ team }) => team),
    phases: [
      {
        id: idOf(`phase/${key}`),
        slug: 'knockout',
        name: phaseNames.playoff.en,
        names: phaseNames.playoff,
        kind: 'playoff',
        order: 1,
        outcomes: [],
        rounds: [],
        playoffRounds,
        games,
      },
    ],
    decisions: [],
    championTeamId: winner?.team.id ?? null,
  };
}
