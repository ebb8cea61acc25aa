import { describe, expect, it } from 'vitest';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { liveStatsFile, team } from './livestats-file.ts';

const map = (actions: Record<string, unknown>[], overrides?: Record<string, unknown>) =>
  mapLiveStats(liveStatsFile(actions, overrides), 'game.json');
const played = (actions: Record<string, unknown>[], overrides?: Record<string, unknown>) =>
  map(actions, overrides).events.filter((event) => event.type !== 'starter' && event.type !== 'captain');
const shot = { actionType: '2pt', subType: 'layup', tno: 1, pno: 1, clock: '09:00:00' };

describe('a LiveStats file', () => {
  it('becomes a log that opens with starters and captains and goes by game time', () => {
    const { events } = map([{ actionType: 'game', subType: 'start' }, shot]);
    expect(events.slice(0, 6)).toMatchObject([
      { type: 'starter', side: 'home', person: '1-1', seq: 1, clockMs: 600_000 },
      { type: 'starter', person: '1-2' },
      { type: 'starter', person: '1-3' },
      { type: 'starter', person: '1-4' },
      { type: 'starter', person: '1-5' },
      { type: 'captain', side: 'home', person: '1-2' },
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'field-goal', side: 'home', person: '1-1', clockMs: 540_000, seq: 14 });
  });

  it('gives teams, people, officials and attendance', () => {
    const { teams, officials, attendance } = map([shot]);
    expect(teams.home).toMatchObject({ name: 'Sava', code: 'SAV', coach: { given: 'Maja', family: 'Zor' } });
    expect(teams.home.players[0]).toMatchObject({
      key: '1-1',
      pno: 1,
      shirtNumber: '00',
      position: 'G',
      starter: true,
      captain: false,
      names: { given: 'Luka', family: 'Novak 1' },
    });
    expect(officials).toEqual([
      { given: 'Ana', family: 'Kos', role: 'crew-chief' },
      { given: 'Ivo', family: 'Rak', role: 'commissioner' },
    ]);
    expect(attendance).toBe(1200);
  });

  it('links what hangs on an action and flags how points came about', () => {
    const [basket, assist] = played([
      { ...shot, qualifier: ['fastbreak', 'pointsinthepaint'] },
      { actionType: 'assist', tno: 1, pno: 2, clock: '09:00:00', previousAction: 1 },
    ]);
    expect(basket).toMatchObject({
      shot: 'layup',
      fastBreak: true,
      inThePaint: true,
      secondChance: false,
      fromTurnover: false,
    });
    expect(basket).not.toHaveProperty('qualifiers');
    expect(assist).toMatchObject({ type: 'assist', linkedTo: basket?.id });
  });

  it('counts overtimes on from the last period', () => {
    const periods = played([
      { ...shot, period: 4, clock: '00:01:00' },
      { ...shot, period: 1, periodType: 'OVERTIME', clock: '04:00:00' },
      { ...shot, period: 2, periodType: 'OVERTIME', clock: '05:00:00' },
    ]).map((event) => event.period);
    expect(periods).toEqual([4, 5, 6]);
  });

  it('reads hundredths of the clock, and the short clock where there is no long one', () => {
    const clocks = played([
      { ...shot, clock: '09:00:25' },
      { ...shot, clock: undefined, gt: '08:59' },
    ]).map((event) => event.clockMs);
    expect(clocks).toEqual([540_250, 539_000]);
  });

  it('maps fouls by their words and gives technicals without a player to the bench', () => {
    const foul = { actionType: 'foul', tno: 2, clock: '09:00:00' };
    expect(
      played([
        { ...foul, pno: 1, subType: 'personal', qualifier: ['shooting', '2freethrow'] },
        { ...foul, pno: 1, subType: 'technical' },
        { ...foul, pno: 0, subType: 'technical' },
        { ...foul, pno: 0, subType: 'coachTechnical' },
        { ...foul, pno: 0, subType: 'coachDisqualifying' },
      ]),
    ).toMatchObject([
      { kind: 'personal', shooting: true, freeThrows: 2 },
      { kind: 'technical', person: '2-1' },
      { kind: 'bench-technical', person: null },
      { kind: 'coach-technical', person: null },
      { kind: 'bench-disqualifying', person: null },
    ]);
  });

  it('keeps words it does not know with their event, and actions it does not know as notes', () => {
    const game = map([
      { ...shot, subType: 'skyhook', qualifier: ['buzzerbeater'] },
      { actionType: 'spacejam', subType: 'monstars', tno: 1, pno: 3, clock: '08:00:00' },
    ]);
    expect(game.events.slice(-2)).toMatchObject([
      { type: 'field-goal', shot: 'unknown', qualifiers: ['skyhook', 'buzzerbeater'] },
      { type: 'note', source: 'livestats', side: 'home', person: '1-3', qualifiers: ['spacejam', 'monstars'] },
    ]);
    expect(game.notices).toContainEqual({
      place: 'game.json',
      message: 'action type "spacejam" is not known: 1 kept as notes',
    });
  });

  it('takes numbers written as text and lists written as one word', () => {
    const text = {
      ...shot,
      actionNumber: '7',
      success: '0',
      tno: '1',
      pno: '1',
      period: '1',
      qualifier: 'blocked;fastbreak',
    };
    const file = liveStatsFile([text], {
      periodsMax: '4',
      attendance: '900',
      tm: { '1': team('Sava', 'SAV'), '2': { ...team('Drava', 'DRA'), score: '0' } },
    });
    const game = mapLiveStats(file);
    expect(game.events.at(-1)).toMatchObject({ id: 'livestats:7', made: false, blocked: true, fastBreak: true });
    expect(game.attendance).toBe(900);
  });

  it('plays quarters of the length the file gives', () => {
    const game = map([{ ...shot, clock: '11:30:00' }], { periodLengthREGULAR: 12 });
    expect(game.periods).toEqual({ count: 4, lengthMs: 720_000, overtimeMs: 300_000 });
    expect(game.events.at(-1)?.clockMs).toBe(690_000);
  });

  it('infers the starting five from the actions where nobody is marked', () => {
    const file = liveStatsFile([
      { ...shot, pno: 6 },
      { actionType: 'substitution', subType: 'in', tno: 1, pno: 1, clock: '08:00:00' },
      ...[2, 3, 4, 5, 1].map((pno) => ({ actionType: 'substitution', subType: 'out', tno: 1, pno, clock: '07:00:00' })),
    ]);
    const { pl } = (file.tm as { '1': { pl: Record<string, { starter?: number }> } })['1'];
    for (const player of Object.values(pl)) delete player.starter;
    const game = mapLiveStats(file);
    const starters = game.teams.home.players.filter((player) => player.starter).map((player) => player.key);
    expect(starters).toEqual(['1-2', '1-3', '1-4', '1-5', '1-6']);
    expect(game.notices[0]?.message).toBe('5 of the starting five taken from the actions');
  });

  it('turns per cents of the whole court into metres from the attacked basket', () => {
    const at = (x: number, y: number, actionNumber: number, per: number) => ({
      x,
      y,
      actionNumber,
      per,
      perType: 'REGULAR',
      r: 1,
    });
    const home = { ...team('Sava', 'SAV'), shot: [at(50 / 28, 50, 1, 1), at(95, 60, 2, 3)] };
    const locations = played([shot, { ...shot, period: 3 }], { tm: { '1': home, '2': team('Drava', 'DRA') } }).map(
      (event) => event.type === 'field-goal' && event.location,
    );
    expect(locations).toEqual([
      { x: 0, y: -1.075 },
      { x: 1.5, y: -0.175 },
    ]);
  });

  it('reads official minutes that count up to sixty seconds', () => {
    const home = team('Sava', 'SAV', 2);
    const [first] = Object.values(home.pl as Record<string, Record<string, unknown>>);
    if (first) first.sMinutes = '21:60';
    const game = map([shot], { tm: { '1': home, '2': team('Drava', 'DRA') } });
    expect(game.officialBox.home.players[0]?.line).toEqual({ points: 0, playedMs: 22 * 60_000 });
    expect(game.officialBox.score).toEqual({ home: 2, away: 0 });
  });

  it('says whether the game has ended', () => {
    expect(map([shot]).finished).toBe(false);
    expect(map([shot]).notices[0]?.message).toBe('the actions end in period 1 without the end of the game');
    expect(map([shot, { actionType: 'game', subType: 'end', clock: '00:00:00', period: 4 }]).finished).toBe(true);
  });
});
