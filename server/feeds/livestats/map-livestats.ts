import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { schemaProblem } from '#server/feeds/errors/schema-problem.ts';
import { findStarters } from '#server/feeds/mapped-game/find-starters.ts';
import type { MappedGame, MappingNotice } from '#server/feeds/mapped-game/mapped-game.ts';
import { confirmedResult } from './confirmed-result.ts';
import { clockReader, periodsOf } from './game-clock.ts';
import { mapLiveStatsEvents } from './map-events.ts';
import { mapLiveStatsBox } from './official-box.ts';
import { mapLiveStatsOfficials, mapTeam } from './people.ts';
import { LiveStatsFile } from './schema.ts';

/**
 * Maps a FIBA LiveStats webcast file (`data.json`) to the engine's types: team 1 is the home team, every action becomes an
 * event in order of play, unknown words stay with their event. `name` is the file's name in errors. Throws `ImportError`.
 */
export function mapLiveStats(data: unknown, name = 'data.json'): MappedGame {
  const parsed = LiveStatsFile.safeParse(data);
  if (!parsed.success) throw schemaProblem(name, parsed.error, 'give the data.json of a FIBA LiveStats webcast');
  const file = parsed.data;
  const periods = periodsOf(file);
  const teams = { home: mapTeam(file.tm['1'], 1), away: mapTeam(file.tm['2'], 2) };
  const notices: MappingNotice[] = [];
  const played = mapLiveStatsEvents({ name, file, periods, teams, notices, readClock: clockReader(name, periods) });
  const opening = sides.flatMap((side) => openingEvents(side, teams, played, periods.lengthMs, notices));
  const finished = played.some((event) => event.type === 'game-end');
  if (!finished) notices.push({ place: name, message: unfinished(played) });
  const officialBox = mapLiveStatsBox(name, file);
  return {
    source: 'livestats',
    periods,
    finished,
    confirmed: confirmedResult(file, periods, officialBox, finished),
    fixture: { competition: null, phase: null, round: null, date: null, time: null, utc: null, venue: null },
    teams,
    officials: mapLiveStatsOfficials(file.officials),
    // Sources write 0 where nobody counted.
    attendance: file.attendance || null,
    events: [...opening, ...played].map((event, index) => ({ ...event, seq: index + 1 })),
    officialBox,
    notices,
  };
}

function unfinished(played: readonly GameEvent[]): string {
  const last = played.at(-1);
  if (!last) return 'no actions: the game has not begun in this file';
  return `the actions end in period ${last.period} without the end of the game`;
}

/** Returns the events that open the log: starters and captain, for which the file has no actions. */
function openingEvents(
  side: Side,
  teams: MappedGame['teams'],
  played: readonly GameEvent[],
  clockMs: number,
  notices: MappingNotice[],
): GameEvent[] {
  const { name, players } = teams[side];
  const { persons, inferred } = findStarters(players, side, played);
  if (inferred > 0) notices.push({ place: name, message: `${inferred} of the starting five taken from the actions` });
  if (persons.length !== 5) notices.push({ place: name, message: `${persons.length} players marked as starting` });
  for (const player of players) player.starter = persons.includes(player.key);
  const entry = (type: 'starter' | 'captain', person: string): GameEvent => ({
    type,
    side,
    person,
    id: `livestats:${type}:${person}`,
    seq: 0,
    period: 1,
    clockMs,
  });
  const captains = players.filter((player) => player.captain).map((player) => player.key);
  return [...persons.map((person) => entry('starter', person)), ...captains.map((person) => entry('captain', person))];
}
