import { expect, it } from 'vitest';
import { playerRows } from '#components/screens/shared/player-rows.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const listed = (id: string, number: string | null) => ({
  id,
  number,
  slug: id,
  firstName: 'A',
  lastName: `Player ${id}`,
  name: `A Player ${id}`,
  portrait: null,
});
const sheet = {
  home: [
    listed('h1', '11'),
    listed('h2', '0'),
    listed('h3', '00'),
    listed('h4', null),
    listed('h5', '9'),
    listed('h6', '2'),
  ],
  away: [],
};

function rowsAfter(log: GameLog) {
  return playerRows({ state: replayGame({ profile: twoPeriods, roster, events: log.events }), sheet }, 'home');
}

it('lists players by shirt number: 00, 0, 1 to 99, and those without one at the end', () => {
  expect(rowsAfter(new GameLog().starters()).map(({ number }) => number)).toEqual(['00', '0', '2', '9', '11', '']);
});

it('says who is on court, and counts points and fouls', () => {
  const rows = rowsAfter(new GameLog().starters().shot('home', 'h1', 3, true).foul('home', 'h1'));
  expect(rows.find(({ id }) => id === 'h1')).toMatchObject({
    isOnCourt: true,
    fouls: 1,
    isAtLimit: false,
    exclusion: null,
    line: { points: 3 },
  });
  expect(rows.find(({ id }) => id === 'h6')).toMatchObject({ isOnCourt: false, fouls: 0, line: { points: 0 } });
});

it('marks the fifth foul, and two technicals as a disqualification', () => {
  const log = new GameLog().starters();
  for (let foul = 0; foul < 5; foul += 1) log.foul('home', 'h1');
  log.foul('home', 'h2', 'technical').foul('home', 'h2', 'technical');
  const rows = rowsAfter(log);
  expect(rows.find(({ id }) => id === 'h1')).toMatchObject({ isAtLimit: true, exclusion: 'foul-limit' });
  expect(rows.find(({ id }) => id === 'h2')).toMatchObject({ isAtLimit: false, exclusion: 'game-disqualification' });
});
