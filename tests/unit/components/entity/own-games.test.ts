import { expect, test } from 'vitest';
import { ownGames } from '#components/entity/own-games.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';

test('a drawn game is a team’s last game and stands in its form as drawn', () => {
  const [north, south] = [teamNamed('North'), teamNamed('South')];
  const game = gameSummary({ state: 'final', home: north, away: south, score: { home: 75, away: 75 } });
  const { last, form } = ownGames([game], south.id, () => '/game');
  expect(last).toBe(game);
  expect(form).toMatchObject([{ outcome: 'drawn', opponent: 'North', atHome: false }]);
});
