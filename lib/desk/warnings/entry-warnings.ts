import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { lacksPlayer } from '#lib/desk/entry/lacks-player.ts';
import { linkedEntries } from '#lib/desk/entry/linked-entries.ts';
import { actsOfExcluded } from './exclusion.ts';
import { flagsOf } from './flag.ts';
import { throwsMissing, throwsWithoutFoul } from './free-throws.ts';
import { impossiblePossessions } from './possession.ts';
import { aheadOfClock } from './time.ts';
import type { WarningCode } from './warning.ts';

export type EntryWarnings = ReadonlyMap<string, readonly WarningCode[]>;

/** Returns what should be looked at in the standing entries, by id. `gameMs` is the reading of the game clock. */
export function entryWarnings(state: GameState, gameMs: number): EntryWarnings {
  const { played, profile, clock, warnings } = state;
  const isScoresheet = profile.recordedAs === 'scoresheet';
  const found: [WarningCode, readonly string[]][] = [
    ['possession', isScoresheet ? [] : impossiblePossessions(played)],
    ['not-on-court', warnings.filter(({ code }) => code === 'not-on-court').map(({ eventId }) => eventId)],
    ['not-five', warnings.filter(({ code }) => code === 'not-five-on-court').map(({ eventId }) => eventId)],
    ['excluded', actsOfExcluded(played, profile)],
    ['ahead-of-clock', aheadOfClock(played, { period: clock.period, gameMs })],
    ['throws-without-foul', throwsWithoutFoul(state)],
    ['throws-missing', throwsMissing(state)],
    ['who', played.filter(lacksPlayer).map(({ id }) => id)],
    ['rebound-missing', isScoresheet ? [] : withoutRebound(state)],
    ['flagged', [...flagsOf(state).keys()]],
  ];
  const byEntry = new Map<string, WarningCode[]>();
  for (const [code, ids] of found) {
    for (const id of ids) byEntry.set(id, [...(byEntry.get(id) ?? []), code]);
  }
  return byEntry;
}

/** Missed shots after which another team's or a new action came without a rebound. */
function withoutRebound(state: GameState): string[] {
  const { played } = state;
  return played.flatMap((event, index) => {
    if (!isRebounded(event) || isOfTechnical(played, index)) return [];
    const next = played.slice(index + 1).find(endsRebound);
    if (!next || next.type === 'rebound' || next.type === 'period-end' || next.type === 'foul') return [];
    return linkedEntries(state, event).some(({ type }) => type === 'rebound') ? [] : [event.id];
  });
}

const isRebounded = (event: GameEvent): boolean =>
  (event.type === 'field-goal' && !event.made) ||
  (event.type === 'free-throw' && !event.made && event.number === event.of);

/** The last throw of these is followed by a throw-in. */
function isOfTechnical(played: readonly GameEvent[], index: number): boolean {
  if (played[index]?.type !== 'free-throw') return false;
  const foul = played.slice(0, index).findLast(({ type }) => type === 'foul');
  return foul?.type === 'foul' && foul.kind !== 'personal';
}

const endsRebound = (event: GameEvent): boolean =>
  ['rebound', 'field-goal', 'turnover', 'foul', 'jump-ball', 'held-ball', 'period-end', 'free-throw'].includes(
    event.type,
  );
