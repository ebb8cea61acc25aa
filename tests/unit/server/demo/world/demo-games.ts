import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams as rankStandings } from '#lib/basketball/standings/rank-teams.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import type { SimulatedTeam, SimulationInput } from '#server/demo/simulate/types.ts';
import { drawTalent, ratingsInRole } from '#server/demo/world/ratings.ts';
import type { RankTeams } from '#server/demo/world/types.ts';

const positions = [
  'guard',
  'forward',
  'center',
  'guard',
  'forward',
  'guard',
  'forward',
  'center',
  'guard',
  'forward',
  'guard',
  'center',
] as const;

/** A league of twelve teams, of different strength. */
export const demoTeams: readonly SimulatedTeam[] = Array.from({ length: 12 }, (_, team) => {
  const random = createRandom(`test-team/${team}`);
  const level = random.normal(0, 0.45);
  const players = positions.map((position, role) => ({
    person: `team-${team}-player-${role}`,
    position,
    ratings: ratingsInRole(drawTalent(random, position, level), role),
  }));
  return { players };
});

/** The pairing with a number: everybody meets everybody in turn. */
export function demoInput(number: number): SimulationInput {
  const home = number % 12;
  const away = (home + 1 + (Math.floor(number / 12) % 11)) % 12;
  const [host, guest] = [demoTeams[home], demoTeams[away]];
  if (!host || !guest) throw new Error(`There is no demo game ${number}.`);
  return { seed: `test-game/${number}`, home: host, away: guest, tipOff: '2026-01-10T18:00:00.000Z', spectators: 2500 };
}

export function replayDemo(input: SimulationInput) {
  const profile = input.profile?.hardFoul === 'flagrant' ? fiba2026 : fiba2024;
  return replayGame({ profile, events: simulateGame(input) });
}

export const rankByFiba: RankTeams = ({ teams, games, decisions }) =>
  rankStandings({
    profile: fiba,
    teams: teams.map((id) => ({ id })),
    games: games.map(({ id, homeTeamId, awayTeamId, state, result, guilty, tipOffAt }) => ({
      id,
      home: homeTeamId,
      away: awayTeamId,
      state,
      score: result,
      guilty,
      date: tipOffAt,
    })),
    deductions: decisions.map(({ teamId, points }) => ({ team: teamId, points })),
  }).map(({ team }) => team);
