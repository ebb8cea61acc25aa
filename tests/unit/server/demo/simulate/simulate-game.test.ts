import { describe, expect, it } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { sides } from '#lib/basketball/sides.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import { truncateGame } from '#server/demo/simulate/truncate-game.ts';
import { fiba2026Simulation } from '#server/demo/simulate/types.ts';
import { completeLine } from '#tests/fixtures/complete-line.ts';
import { demoInput, demoTeams, replayDemo } from '#tests/unit/server/demo/world/demo-games.ts';

const numbers = Array.from({ length: 60 }, (_, number) => number);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a simulated game', () => {
  it('is the same byte for byte for the same input', () => {
    expect(JSON.stringify(simulateGame(demoInput(7)))).toBe(JSON.stringify(simulateGame(demoInput(7))));
  });

  it('differs from the next one', () => {
    const other = { ...demoInput(7), seed: 'another' };
    expect(JSON.stringify(simulateGame(other))).not.toBe(JSON.stringify(simulateGame(demoInput(7))));
  });

  it('numbers its entries from 1 and gives each an id of its own', () => {
    const log = simulateGame(demoInput(3));
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    for (const { id } of log) expect(id).toMatch(uuid);
  });

  it('links only to entries before, assists to baskets, rebounds to misses, steals to turnovers', () => {
    const mains = {
      assist: ['field-goal', 'free-throw'],
      rebound: ['field-goal', 'free-throw'],
      steal: ['turnover'],
      block: ['field-goal'],
      'foul-drawn': ['foul'],
      'free-throw': ['foul'],
    };
    for (const number of numbers) {
      const log = simulateGame(demoInput(number));
      const before = new Map<string, (typeof log)[number]>();
      for (const event of log) {
        const main = event.linkedTo === undefined ? undefined : before.get(event.linkedTo);
        if (event.linkedTo !== undefined) expect(main).toBeDefined();
        if (event.type in mains) expect(mains[event.type as keyof typeof mains]).toContain(main?.type);
        if (main && 'made' in main && event.type === 'assist') expect(main.made).toBe(true);
        if (main && 'made' in main && event.type === 'rebound') expect(main.made).toBe(false);
        before.set(event.id, event);
      }
    }
  });

  it('is replayed without a warning and ends with a winner', () => {
    for (const number of numbers) {
      const state = replayDemo({ ...demoInput(number), clockEvents: number % 2 === 0 });
      expect(state.warnings).toEqual([]);
      expect(state.phase).toBe('finished');
      expect(state.score.home).not.toBe(state.score.away);
    }
  });

  it('keeps the sums of a box score', () => {
    for (const number of numbers) {
      const state = replayDemo(demoInput(number));
      const box = boxScore(state);
      const playedMs = 2_400_000 + 300_000 * (state.periods.length - 4);
      for (const side of sides) {
        const { players } = box[side];
        const total = completeLine(box[side].total);
        const opponents = completeLine(box[side === 'home' ? 'away' : 'home'].total);
        expect(total.points).toBe(2 * total.twoPointersMade + 3 * total.threePointersMade + total.freeThrowsMade);
        expect(players.reduce((sum, { line }) => sum + (line.playedMs ?? 0), 0)).toBe(5 * playedMs);
        expect(total.steals).toBeLessThanOrEqual(opponents.turnovers);
        expect(total.blocks).toBe(opponents.blocksReceived);
        expect(total.foulsDrawn).toBeLessThanOrEqual(opponents.fouls);
        for (const { line } of players) expect(line.fouls).toBeLessThanOrEqual(5);
      }
    }
  });

  it('takes two-pointers inside the arc and three-pointers outside, on the court', () => {
    for (const number of numbers) {
      for (const event of simulateGame(demoInput(number))) {
        if (event.type !== 'field-goal' || !event.location) continue;
        const { x, y } = event.location;
        expect(Math.abs(x)).toBeLessThanOrEqual(7.5);
        expect(y).toBeGreaterThan(-1.575);
        const outside = y <= 1.415 ? Math.abs(x) > 6.6 : Math.hypot(x, y) > 6.75;
        expect({ points: event.points, x, y, outside }).toEqual({
          points: event.points,
          x,
          y,
          outside: event.points === 3,
        });
      }
    }
  });

  it('gives no team more time-outs than the rules allow', () => {
    for (const number of numbers) {
      const state = replayDemo(demoInput(number));
      for (const side of sides) {
        const taken = (from: number, to: number) =>
          state.teams[side].timeouts.filter(({ period }) => period >= from && period <= to).length;
        expect(taken(1, 2)).toBeLessThanOrEqual(2);
        expect(taken(3, 4)).toBeLessThanOrEqual(3);
      }
    }
  });

  it('names hard fouls as the rules of the game do', () => {
    const kinds = new Set(
      numbers.flatMap((number) =>
        simulateGame({ ...demoInput(number), profile: fiba2026Simulation }).flatMap((event) =>
          event.type === 'foul' ? [event.kind] : [],
        ),
      ),
    );
    expect(kinds).toContain('flagrant');
    expect(kinds).not.toContain('unsportsmanlike');
  });

  it('refuses a team of four', () => {
    const [home, away] = demoTeams;
    if (!home || !away) throw new Error('There are no demo teams.');
    expect(() => simulateGame({ seed: 'short', home: { players: home.players.slice(0, 4) }, away })).toThrow(
      'The home team has 4 players',
    );
  });
});

describe('a game that is being played now', () => {
  const log = simulateGame(demoInput(1));

  it('has the entries up to the instant and none after it', () => {
    const instant = '2026-01-10T18:50:00.000Z';
    const part = truncateGame(log, instant);
    expect(part.length).toBeGreaterThan(100);
    expect(part.length).toBeLessThan(log.length);
    expect(log.slice(0, part.length)).toEqual(part);
    expect(log[part.length]?.wallTime && log[part.length]?.wallTime).toSatisfy((time: string) => time > instant);
  });

  it('lasts between an hour and a quarter and two and a half hours', () => {
    for (const number of numbers) {
      const events = simulateGame(demoInput(number));
      const minutes = (Date.parse(events.at(-1)?.wallTime ?? '') - Date.parse(events[0]?.wallTime ?? '')) / 60_000;
      expect(minutes).toBeGreaterThan(75);
      expect(minutes).toBeLessThan(150);
    }
  });

  it('cannot be cut where the log has no wall times', () => {
    const { tipOff: _, ...input } = demoInput(1);
    expect(() => truncateGame(simulateGame(input), '2026-01-10T18:50:00Z')).toThrow('has no wall time');
  });
});
