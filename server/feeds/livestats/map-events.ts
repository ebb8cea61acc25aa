import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { MappedTeam, MappingNotice } from '#server/feeds/mapped-game/mapped-game.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { actionPlace } from './action-place.ts';
import type { clockReader } from './game-clock.ts';
import { mapAction, needsTeam } from './map-action.ts';
import { playerKey } from './people.ts';
import type { LiveStatsAction, LiveStatsFile } from './schema.ts';
import { shotLocations } from './shot-locations.ts';

type Context = {
  name: string;
  file: LiveStatsFile;
  periods: RulesProfile['periods'];
  teams: Record<Side, MappedTeam>;
  notices: MappingNotice[];
  readClock: ReturnType<typeof clockReader>;
};

/** Maps all actions to events, oldest first; the caller sets `seq`. */
export function mapLiveStatsEvents(context: Context): GameEvent[] {
  const { name, file, teams, notices, readClock, periods } = context;
  const actions = file.pbp.toReversed();
  const ids = eventIds(actions);
  const idByNumber = new Map(actions.map((action, index) => [action.actionNumber, ids[index]]));
  const listed = new Set([...teams.home.players, ...teams.away.players].map((player) => player.key));
  const locations = shotLocations(file, periods);
  const unknown = new Map<string, number>();

  const events = actions.map((action, index): GameEvent => {
    const { period, clockMs } = readClock(action);
    const actor = actorOf(name, action, listed);
    const mapping = mapAction(action, actor);
    if (mapping.unknown) unknown.set(action.actionType, (unknown.get(action.actionType) ?? 0) + 1);
    const location = mapping.action.type === 'field-goal' ? locations.get(action.actionNumber) : undefined;
    const shotClockMs = parseClock(action.shotClock ?? '');
    const linkedTo = action.previousAction ? idByNumber.get(action.previousAction) : undefined;
    return {
      ...mapping.action,
      ...(location ? { location } : {}),
      id: ids[index] ?? '',
      seq: 0,
      period,
      clockMs,
      ...(shotClockMs === null ? {} : { shotClockMs }),
      ...(linkedTo ? { linkedTo } : {}),
      ...(mapping.words.length > 0 ? { qualifiers: mapping.words } : {}),
    } as GameEvent;
  });
  for (const [type, count] of unknown) {
    notices.push({ place: name, message: `action type "${type}" is not known: ${count} kept as notes` });
  }
  return events;
}

/** Returns ids by action number, which is unique in a game; a repeated number gets a suffix. */
function eventIds(actions: readonly LiveStatsAction[]): string[] {
  const seen = new Map<number, number>();
  return actions.map(({ actionNumber }) => {
    const before = seen.get(actionNumber) ?? 0;
    seen.set(actionNumber, before + 1);
    return before === 0 ? `livestats:${actionNumber}` : `livestats:${actionNumber}:${before + 1}`;
  });
}

function actorOf(
  name: string,
  action: LiveStatsAction,
  listed: ReadonlySet<string>,
): { side: Side | null; person: string | null } {
  const { tno, pno } = action;
  const side = tno === 1 ? 'home' : tno === 2 ? 'away' : null;
  if (side === null) {
    if (tno !== 0 || needsTeam(action)) {
      const problem = `${action.actionType} of team ${tno}, but there are teams 1 and 2 only`;
      throw new ImportError(actionPlace(name, action), problem, 'correct "tno"', 'unlisted-team');
    }
    return { side: null, person: null };
  }
  if (pno === 0) return { side, person: null };
  const person = playerKey(tno, pno);
  if (!listed.has(person)) {
    const problem = `${action.actionType} of player ${pno} of team ${tno}, who is not listed`;
    throw new ImportError(
      actionPlace(name, action),
      problem,
      `add the player to tm.${tno}.pl or correct "pno"`,
      'unlisted-player',
    );
  }
  return { side, person };
}
