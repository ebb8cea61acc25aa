import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { replayMapped } from '#server/feeds/record/replay-mapped-game.ts';
import { liveStatsFile, team } from './livestats-file.ts';

const map = (actions: Record<string, unknown>[], overrides?: Record<string, unknown>) =>
  mapLiveStats(liveStatsFile(actions, overrides), 'game.json');
const played = (actions: Record<string, unknown>[], overrides?: Record<string, unknown>) =>
  map(actions, overrides).events.filter((event) => event.type !== 'starter' && event.type !== 'captain');
const shot = { actionType: '2pt', subType: 'layup', tno: 1, pno: 1, clock: '09:00:00' };

describe('a LiveStats file that cannot be trusted', () => {
  it('is mapped and played or refused with its place, whatever stands in it', () => {
    const junk = fc.constantFrom<unknown>(null, '', 'constructor', 0, -1, 99, 1e9, [], {}, true, '12:34');
    const actions = [
      shot,
      { actionType: 'foul', subType: 'personal', tno: 2, pno: 1 },
      { actionType: 'assist', previousAction: 1 },
    ];
    const place = fc.constantFrom(
      'actionType',
      'subType',
      'tno',
      'pno',
      'period',
      'clock',
      'success',
      'qualifier',
      'previousAction',
    );
    const topLevel = fc.constantFrom('periodsMax', 'periodLengthREGULAR', 'attendance', 'officials', 'pbp', 'tm');
    fc.assert(
      fc.property(fc.nat(2), place, junk, topLevel, fc.option(junk), (index, key, value, top, topValue) => {
        const changed = actions.map((action, at) => (at === index ? { ...action, [key]: value } : action));
        const file = liveStatsFile(changed, topValue === null ? {} : { [top]: topValue });
        try {
          replayMapped(mapLiveStats(file), fiba2024);
        } catch (error) {
          expect(error).toBeInstanceOf(ImportError);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['is no object', []],
    ['has no teams', { pbp: [] }],
    ['has no actions', { tm: { '1': team('Sava', 'SAV'), '2': team('Drava', 'DRA') } }],
  ])('is refused when it %s', (_, data) => {
    expect(() => mapLiveStats(data, 'game.json')).toThrow(ImportError);
    expect(() => mapLiveStats(data, 'game.json')).toThrow(
      /^game\.json.*give the data\.json of a FIBA LiveStats webcast$/,
    );
  });

  it('names the action of a player who is not listed', () => {
    expect(() => map([shot, { ...shot, tno: 2, pno: 19, clock: '04:31:00' }])).toThrow(
      'game.json, action 2 (period 1, 04:31:00): 2pt of player 19 of team 2, who is not listed; add the player to tm.2.pl or correct "pno"',
    );
  });

  it('names an action of a third team, or a shot of nobody', () => {
    expect(() => map([{ ...shot, tno: 3 }])).toThrow(/action 1 .*2pt of team 3/);
    expect(() => map([{ ...shot, tno: 0 }])).toThrow(/action 1 .*2pt of team 0/);
  });

  it('accepts a clock that is a little out of order and refuses one that runs backwards', () => {
    expect(
      played([
        { ...shot, clock: '05:00:00' },
        { ...shot, clock: '05:00:40' },
      ]),
    ).toHaveLength(2);
    expect(() =>
      map([
        { ...shot, clock: '05:00:00' },
        { ...shot, clock: '06:30:00' },
      ]),
    ).toThrow(/action 2 \(period 1, 06:30:00\): the clock runs backwards by 90 s/);
  });

  it('refuses a clock beyond its period, and none at all', () => {
    expect(() => map([{ ...shot, clock: '11:30:00' }])).toThrow(
      /beyond the 10 minutes of the period; correct the clock or periodLengthREGULAR/,
    );
    expect(() => map([{ ...shot, clock: '', gt: '' }])).toThrow(/no game clock/);
  });

  it('names a value of the wrong kind with its path', () => {
    expect(() => map([{ ...shot, pno: 'one' }])).toThrow(/^game\.json\.pbp\.0\.pno: expected a number;/);
  });

  it('refuses a list that goes oldest first', () => {
    const file = liveStatsFile([shot, { ...shot, period: 2 }]);
    expect(() => mapLiveStats({ ...file, pbp: (file.pbp as unknown[]).toReversed() }, 'game.json')).toThrow(
      /list the actions newest first$/,
    );
  });
});
