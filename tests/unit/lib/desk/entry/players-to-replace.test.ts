import { describe, expect, test } from 'vitest';
import type { GameAction } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { sides } from '#lib/basketball/sides.ts';
import { nextLifecycleStep } from '#lib/desk/entry/lifecycle.ts';
import { playersToReplace } from '#lib/desk/entry/players-to-replace.ts';
import { commandOf } from '#lib/desk/entry/stamp.ts';
import { canContinueWith, eligibleOnCourt, lineupDrafts, lineupFault } from '#lib/desk/entry/substitution.ts';
import { command, numbered } from './desk-events.ts';

const five = ['p1', 'p2', 'p3', 'p4', 'p5'];
const starters = sides.flatMap((side) => five.map((person): GameAction => ({ type: 'starter', side, person })));
const foulsOf = (person: string | null, kind: 'personal' | 'coach-technical', count: number) =>
  Array.from({ length: count }, (): GameAction => ({ type: 'foul', side: 'home', person, kind }));
const roster = { home: [...five, 'p6'], away: five };

function gameAfter(actions: readonly GameAction[], ...drafts: ReturnType<typeof lineupDrafts>[]) {
  const begun = [...starters, { type: 'game-start' as const }, { type: 'period-start' as const }, ...actions];
  const events = numbered(command('a-1', begun), 1);
  const stamp = { period: 1, clockMs: 500_000, wallTime: '2026-10-03T18:00:00Z' };
  for (const more of drafts) events.push(...numbered(commandOf('a-2', more, stamp), events.length + 1));
  return replayGame({ profile: fiba2026, events, roster });
}

describe('players who must leave the game', () => {
  test('has to leave with the fifth foul, not with the fourth', () => {
    expect(playersToReplace(gameAfter(foulsOf('p1', 'personal', 4)), 'home')).toEqual([]);
    const state = gameAfter(foulsOf('p1', 'personal', 5));
    expect(playersToReplace(state, 'home')).toEqual([{ person: 'p1', reason: 'foul-limit' }]);
    expect(playersToReplace(state, 'away')).toEqual([]);
  });

  test('is not proposed for the court again, and is gone once replaced', () => {
    const fouls = foulsOf('p1', 'personal', 5);
    const state = gameAfter(fouls);
    expect(eligibleOnCourt(state, 'home')).toEqual(['p2', 'p3', 'p4', 'p5']);
    expect(lineupFault(state, 'home', five)).toBe('excluded');
    const replaced = gameAfter(fouls, lineupDrafts(state, 'home', [...eligibleOnCourt(state, 'home'), 'p6']));
    expect(playersToReplace(replaced, 'home')).toEqual([]);
    expect(replaced.teams.home.onCourt).toEqual(['p2', 'p3', 'p4', 'p5', 'p6']);
  });

  test('is the head coach too, with the second technical', () => {
    expect(playersToReplace(gameAfter(foulsOf(null, 'coach-technical', 2)), 'home')).toEqual([
      { person: null, reason: 'game-disqualification' },
    ]);
  });
});

describe('a team without players left', () => {
  test('goes on with fewer than five, two at least, and begins the next period so', () => {
    const fouls = foulsOf('p1', 'personal', 5);
    const state = gameAfter(fouls);
    expect(canContinueWith(state, 'home', eligibleOnCourt(state, 'home'))).toBe(true);
    expect(canContinueWith(state, 'home', ['p2'])).toBe(false);
    expect(canContinueWith(state, 'home', ['p1', 'p2', 'p3', 'p4'])).toBe(false);
    expect(canContinueWith(state, 'home', ['p2', 'p3', 'p4', 'p5', 'p6'])).toBe(false);
    const fewer = gameAfter(
      [...fouls, { type: 'period-end' }],
      lineupDrafts(state, 'home', eligibleOnCourt(state, 'home')),
    );
    expect(fewer.teams.home.onCourt).toHaveLength(4);
    expect(nextLifecycleStep(fewer, 0)).toMatchObject({ step: 'start', period: 2 });
  });

  test('cannot begin a game with fewer than five', () => {
    const state = replayGame({ profile: fiba2026, events: [], roster });
    expect(canContinueWith(state, 'home', ['p1', 'p2', 'p3', 'p4'])).toBe(false);
    expect(nextLifecycleStep(state, 0)).toEqual({ step: 'lineups' });
  });
});
