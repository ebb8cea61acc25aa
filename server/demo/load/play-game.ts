import type { Side } from '#lib/basketball/events.ts';
import { logOfGame } from '#server/demo/world/season/game-day.ts';
import type { PersonName, WorldGame, WorldLeague, WorldTeam } from '#server/demo/world/types.ts';
import type { GameLog, GamePlace } from '#server/league/game/game-log.ts';
import { type GameProjection, projectGame } from '#server/league/game/project-game.ts';
import { rulesOf } from '#server/league/game/rules.ts';

export type LoggedGame = { place: GamePlace; log: GameLog; projection: GameProjection };
/** Teams of a league by id, each with its coach. */
export type Squads = ReadonlyMap<string, { team: WorldTeam; coach: string | null }>;

export function demoSquads(league: WorldLeague, people: ReadonlyMap<string, PersonName>): Squads {
  const squads = league.teams.map((team) => {
    const place = team.memberships.find(({ role }) => role === 'coach');
    const person = place && people.get(place.personId);
    return [team.id, { team, coach: person ? `${person.firstName} ${person.lastName}` : null }] as const;
  });
  return new Map(squads);
}

/** Returns the log of a demo game and everything derived from it; null if it has no log. */
export function playGame(tenantId: string, league: WorldLeague, squads: Squads, game: WorldGame): LoggedGame | null {
  const events = logOfGame(game);
  if (!events || !game.simulation) return null;
  const { simulation } = game;
  const teams = { home: game.homeTeamId, away: game.awayTeamId };
  const sheet = (side: Side) => {
    const members = squads.get(teams[side])?.team.memberships ?? [];
    return simulation[side].players.map(({ person }) => ({
      personId: person,
      number: members.find(({ personId }) => personId === person)?.number ?? null,
    }));
  };
  const log: GameLog = {
    source: 'demo',
    hash: `demo:${game.id}:${events.length}`,
    profile: rulesOf({ rulesProfile: league.rulesProfile, ownRules: null }),
    finished: game.state === 'final',
    events,
    sheet: { home: sheet('home'), away: sheet('away') },
    coaches: { home: squads.get(teams.home)?.coach ?? null, away: squads.get(teams.away)?.coach ?? null },
    attendance: game.attendance,
    official: null,
  };
  const place = { tenantId, gameId: game.id, leagueId: league.id, teams };
  return { place, log, projection: projectGame(place, log) };
}
