import { describe, expect, it } from 'vitest';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { mapEuroleague } from '#server/feeds/euroleague/map-euroleague.ts';
import { replayMapped } from '#server/feeds/record/replay-mapped-game.ts';
import { boxscore, play, playByPlay } from '#tests/unit/lib/basketball/rules/euroleague-responses.ts';

type Lists = Parameters<typeof playByPlay>[0];
const map = (lists: Lists, more: { points?: unknown; header?: unknown } = {}) =>
  mapEuroleague({ boxscore: boxscore(), playByPlay: playByPlay(lists), ...more }, 'game 7');
const events = (lists: Lists, points?: unknown) =>
  map(lists, { points }).events.filter((event) => event.type !== 'starter');

describe('a game of the EuroLeague’s live API', () => {
  it('is played in the order of its lists, people by their lasting id', () => {
    const [start, basket, assist] = events({
      FirstQuarter: [play('BP'), play('2FGM', 'SAV', 'P11', '09:30'), play('AS', 'SAV', 'P12', '09:30')],
    });
    expect(start).toMatchObject({ type: 'period-start', period: 1, clockMs: null });
    expect(basket).toMatchObject({
      type: 'field-goal',
      side: 'home',
      person: 'P11',
      points: 2,
      made: true,
      clockMs: 570_000,
    });
    expect(assist).toMatchObject({ type: 'assist', person: 'P12', linkedTo: basket?.id });
  });

  it('divides the one list of extra time into overtimes', () => {
    const periods = events({
      ForthQuarter: [play('EP')],
      ExtraTime: [
        play('BP'),
        play('2FGM', 'SAV', 'P11', '01:00'),
        play('EP'),
        play('IN', 'SAV', 'P16', '05:00'),
        play('BP'),
        play('2FGM', 'SAV', 'P11', '01:00'),
        play('EP'),
        play('EG'),
      ],
    }).map((event) => event.period);
    expect(periods).toEqual([4, 5, 5, 5, 6, 6, 6, 6, 6]);
  });

  it('numbers free throws within their trip, across substitutions but not across a new foul', () => {
    const throws = events({
      FirstQuarter: [
        play('FTM', 'SAV', 'P11', '05:00'),
        play('OUT', 'SAV', 'P12', '05:00'),
        play('IN', 'SAV', 'P16', '05:00'),
        play('FTA', 'SAV', 'P11', '05:00'),
        play('CM', 'DRA', 'P21', '05:00'),
        play('FTM', 'SAV', 'P11', '05:00'),
      ],
    }).flatMap((event) => (event.type === 'free-throw' ? [`${event.number}/${event.of}`] : []));
    expect(throws).toEqual(['1/2', '2/2', '1/1']);
  });

  it('links rebounds, steals, blocks and fouls drawn to what they hang on', () => {
    const log = events({
      FirstQuarter: [
        play('2FGA', 'SAV', 'P11', '09:00'),
        play('FV', 'DRA', 'P21', '09:00'),
        play('AG', 'SAV', 'P11', '09:00'),
        play('D', 'DRA', 'P22', '08:59'),
        play('TO', 'DRA', 'P22', '08:50'),
        play('ST', 'SAV', 'P12', '08:50'),
        play('RV', 'SAV', 'P12', '08:40'),
        play('CM', 'DRA', 'P23', '08:40'),
      ],
    });
    const [miss, block, received, rebound, turnover, steal, drawn, foul] = log;
    expect([block, received, rebound].map((event) => event?.linkedTo)).toEqual([miss?.id, miss?.id, miss?.id]);
    expect(steal?.linkedTo).toBe(turnover?.id);
    expect(drawn?.linkedTo).toBe(foul?.id);
  });

  it('takes places and flags of shots from Points', () => {
    const row = {
      NUM_ANOT: 1,
      ID_PLAYER: 'P11',
      ID_ACTION: '2FGM',
      COORD_X: -120,
      COORD_Y: 200,
      FASTBREAK: '1',
      SECOND_CHANCE: '0',
      POINTS_OFF_TURNOVER: '1',
      UTC: '20221006180125',
    };
    const [basket] = events({ FirstQuarter: [play('2FGM', 'SAV', 'P11', '09:30')] }, { Rows: [row] });
    expect(basket).toMatchObject({
      location: { x: -1.2, y: 2 },
      inThePaint: true,
      fastBreak: true,
      secondChance: false,
      fromTurnover: true,
      wallTime: '2022-10-06T18:01:25Z',
    });
  });

  it('charges fouls of coach and bench to nobody on the list', () => {
    const fouls = events({
      FirstQuarter: [
        play('C', 'SAV', 'CO_A', '05:00'),
        play('B', 'SAV', 'AC_A', '05:00'),
        play('CMT', 'SAV', 'P11', '05:00'),
      ],
    });
    expect(fouls).toMatchObject([
      { kind: 'coach-technical', person: null },
      { kind: 'bench-technical', person: null },
      { kind: 'technical', person: 'P11' },
    ]);
  });

  it('lists somebody who plays without a line in the box score, and reports it', () => {
    const game = map({ FirstQuarter: [play('2FGM', 'SAV', 'P99', '09:00', { PLAYER: 'HORVAT, MATE', DORSAL: '9' })] });
    expect(game.teams.home.players.at(-1)).toMatchObject({
      key: 'P99',
      shirtNumber: '9',
      names: { family: 'Horvat', given: 'Mate' },
    });
    expect(game.notices).toEqual([
      { place: 'game 7 Boxscore', message: 'HORVAT, MATE (P99) of SAV has plays but no line in the box score' },
    ]);
    const { differences, summary } = replayMapped(game, euroleague).agreement;
    expect(differences).toContainEqual(
      expect.objectContaining({ kind: 'unlisted-player', player: 'Mate Horvat', ours: 2 }),
    );
    expect(summary).toMatchObject({
      unlistedPlayers: 1,
      playerLines: { agree: 12, of: 12 },
      teamTotals: { agree: 1, of: 1 },
    });
  });

  it('leaves out a clock that no period can show and keeps the play', () => {
    const game = map({ FirstQuarter: [play('TO', 'SAV', 'P11', '10:14'), play('TO', 'SAV', 'P11', '00:-1')] });
    expect(game.events.slice(-2).map((event) => event.clockMs)).toEqual([null, null]);
    expect(game.notices).toHaveLength(2);
  });

  it('keeps plays of an unknown type as notes', () => {
    const game = map({ FirstQuarter: [play('ZZZ', 'SAV', 'P11', '05:00', { PLAYINFO: 'Something' })] });
    expect(game.events.at(-1)).toMatchObject({ type: 'note', person: 'P11', qualifiers: ['ZZZ', 'Something'] });
    expect(game.notices[0]?.message).toBe('play type "ZZZ" is not known: 1 kept as notes');
  });

  it('reads the fixture from the header, names in mixed case', () => {
    const header = {
      Round: '3',
      Date: '06/10/2022',
      Hour: '21:00 ',
      Stadium: 'Arena',
      TeamA: 'SAVA',
      TeamB: 'DRAVA',
      ScoreA: '80',
      ScoreB: '71',
      Phase: 'REGULAR SEASON',
      Competition: 'CUP',
      Referee1: "O'NEILL, SEAN",
      Referee2: 'MCCOLLUM JR., BO',
      Referee3: '',
    };
    const game = map({ FirstQuarter: [] }, { header });
    expect(game.fixture).toMatchObject({ date: '2022-10-06', time: '21:00', venue: 'Arena', round: '3' });
    expect(game.officialBox.score).toEqual({ home: 80, away: 71 });
    expect(game.officials).toEqual([
      { family: "O'Neill", given: 'Sean', role: 'crew-chief' },
      { family: 'McCollum Jr.', given: 'Bo', role: 'umpire-1' },
    ]);
  });

  it('refuses answers that are not what they should be, and answers of different games', () => {
    expect(() => mapEuroleague({ boxscore: null, playByPlay: {} }, 'game 7')).toThrow(/^game 7 Boxscore: .*live API$/);
    expect(() =>
      mapEuroleague({ boxscore: boxscore(), playByPlay: { ...playByPlay({}), CodeTeamA: 'XXX' } }, 'game 7'),
    ).toThrow(/a player of SAV where the play-by-play has XXX; give the answers of one and the same game/);
    expect(() => map({ FirstQuarter: [play('TO', 'XXX', 'P11', '05:00')] })).toThrow(
      /TO of XXX in a game of SAV and DRA/,
    );
  });
});
