import type { GameSummary } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { dependsOnLive } from '#server/league/depends-on.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import { localisedName, localisedProperName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { gameAddress } from './address.ts';
import { isCounted } from './counting.ts';
import { dayOfGame } from './day-at-venue.ts';
import type { GameRow } from './rows.ts';

/** Converts game rows to list items; runs one more query, for the teams. */
export async function summariseGames(scope: ReadScope, rows: readonly GameRow[]): Promise<GameSummary[]> {
  dependsOnLive(
    scope,
    rows.map(({ game }) => game),
  );
  const teams = await loadTeamRefs(
    scope,
    rows.flatMap(({ game }) => [game.homeTeamId, game.awayTeamId]),
  );
  return rows.map((row) => toSummary(scope, row, teams));
}

function toSummary(scope: ReadScope, row: GameRow, teams: ReadonlyMap<string, TeamRef>): GameSummary {
  const { game, league, season, phase } = row;
  return {
    id: game.id,
    address: gameAddress(row),
    league: toLeagueRef(scope, league, season),
    phase: { slug: phase.slug, name: localisedName(scope, phase.name, phase.names), kind: phase.kind },
    round: roundOf(scope, row),
    counts: isCounted(game),
    state: game.state,
    tipOff: { at: game.tipOffAt?.toISOString() ?? null, date: dayOfGame(game), timeZone: game.timeZone },
    home: game.homeTeamId ? requireEntry(teams, game.homeTeamId) : null,
    away: game.awayTeamId ? requireEntry(teams, game.awayTeamId) : null,
    score: game.homeScore === null || game.awayScore === null ? null : { home: game.homeScore, away: game.awayScore },
    periods: game.periods,
    overtimes: game.overtimes,
    live: game.state === 'live' ? liveOf(game.liveClock) : null,
    venue: venueOf(scope, row),
    coverage: game.coverage,
  };
}

function liveOf(clock: GameRow['game']['liveClock']): GameSummary['live'] {
  return clock && { period: clock.period, clockMs: clock.clockMs, running: clock.running, at: clock.anchoredAt };
}

function roundOf(scope: ReadScope, { game, round, playoffRound }: GameRow): GameSummary['round'] {
  if (round) return { slug: round.slug, name: localisedName(scope, round.name, round.names), number: round.number };
  if (!playoffRound) throw new Error(`Game ${game.id} has neither a round nor a duel.`);
  const name = localisedName(scope, playoffRound.name, playoffRound.names);
  return { slug: playoffRound.slug, name, number: null };
}

function venueOf(scope: ReadScope, { venue }: GameRow): GameSummary['venue'] {
  if (!venue) return null;
  const { id, slug, name, names, city } = venue;
  return { id, slug, name: localisedProperName(scope, name, names), city: city && inScript(scope.locale, city) };
}
