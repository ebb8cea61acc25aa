import type { PlayerLine, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { PlayerGameLine } from '#lib/basketball/game-lines/player-lines.ts';
import type { TeamLine } from '#lib/basketball/game-lines/team-line.ts';
import { estimateGamePossessions } from '#lib/basketball/ratings/possessions.ts';
import { type TeamRatings, teamRatings } from '#lib/basketball/ratings/team-ratings.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import { requireEntry } from './require-entry.ts';

type TeamRow = TeamLine & { teamId: string; side: Side; coach: string | null; assistantCoach: string | null };
type PlayerRow = PlayerGameLine & { side: Side };

export type BoxContext = {
  teams: ReadonlyMap<string, TeamRef>;
  players: ReadonlyMap<string, PlayerRef>;
  /** Players of both teams, in the order of the roster sheet. */
  playerRows: readonly PlayerRow[];
  rules: RulesProfile;
};

/** Builds a team's box score from its statistics and those of its players. Throws if a team or player is missing. */
export function toTeamBoxScore(own: TeamRow, opponent: TeamRow, context: BoxContext): TeamBoxScore {
  return {
    team: requireEntry(context.teams, own.teamId),
    coach: own.coach,
    assistantCoach: own.assistantCoach,
    players: context.playerRows.filter(({ side }) => side === own.side).map((row) => toPlayerLine(row, context)),
    teamEntries: {
      offensiveRebounds: own.teamOffensiveRebounds,
      defensiveRebounds: own.teamDefensiveRebounds,
      turnovers: own.teamTurnovers,
      fouls: own.teamFouls,
    },
    totals: statLineOf(own),
    pir: own.pir,
    efficiency: own.efficiency,
    ratings: ratingsOf(own, opponent, context.rules),
    ...own.facts,
    timeouts: own.facts.timeouts ?? null,
  };
}

function toPlayerLine(row: PlayerRow, { players }: BoxContext): PlayerLine {
  return {
    player: requireEntry(players, row.personId),
    number: row.number,
    starter: row.starter,
    captain: row.captain,
    played: row.played,
    line: statLineOf(row),
    pir: row.pir,
    efficiency: row.efficiency,
  };
}

function ratingsOf(own: TeamRow, opponent: TeamRow, { periods }: RulesProfile): TeamRatings {
  return teamRatings({
    own: statLineOf(own),
    opponent: statLineOf(opponent),
    possessions: possessionsOf(own, opponent),
    regulationMs: periods.count * periods.lengthMs,
  });
}

function possessionsOf(own: TeamRow, opponent: TeamRow) {
  if (own.possessions !== null && opponent.possessions !== null) {
    return { own: own.possessions, opponent: opponent.possessions, counted: true };
  }
  const estimate = estimateGamePossessions(statLineOf(own), statLineOf(opponent));
  return { own: estimate.home, opponent: estimate.away, counted: false };
}
