import { expect, it } from 'vitest';
import { parseShown } from '#components/screens/graphics/on-air/parse-shown.ts';

it('follows the programme where the address names nothing, or nothing that is known', () => {
  expect(parseShown('')).toBeNull();
  expect(parseShown('key=00ff00&show=fireworks')).toBeNull();
});

it('shows what the address names, with whom it is about', () => {
  expect(parseShown('show=box-score&side=away')).toEqual([
    { graphic: 'box-score', side: 'away', personId: null, hideAt: null },
  ]);
  expect(parseShown('show=player,scorebug&side=home&person=p1')).toEqual([
    { graphic: 'player', side: 'home', personId: 'p1', hideAt: null },
    { graphic: 'scorebug', side: 'home', personId: 'p1', hideAt: null },
  ]);
});

it('leaves out what is no graphic, and a side that there is not', () => {
  expect(parseShown('show=leaders,fireworks&side=left')).toEqual([
    { graphic: 'leaders', side: null, personId: null, hideAt: null },
  ]);
});

it('shows the home team where a graphic is about one and the address says no side', () => {
  expect(parseShown('show=starting-five,box-score')?.map(({ side }) => side)).toEqual(['home', 'home']);
});
