import { expect, test } from 'vitest';
import { declaredFormat } from '#server/feeds/euroleague/formats.ts';

const single = { kind: 'best-of', of: 1 };
const three = { kind: 'best-of', of: 3 };
const five = { kind: 'best-of', of: 5 };

test.each([
  ['EUROLEAGUE 2003-04', 'PLAYOFFS', null, null],
  ['EUROLEAGUE 2004-05', 'PLAYOFFS', three, null],
  ['EUROLEAGUE 2007-08', 'PLAYOFFS', three, null],
  ['EUROLEAGUE 2008-09', 'PLAYOFFS', five, null],
  ['EUROLEAGUE 2022-23', 'PLAYOFFS', five, null],
  ['EuroLeague 2024-25', 'Play-In', single, null],
  ['EUROLEAGUE 2022-23', 'FINAL FOUR', single, null],
  ['EUROCUP 2018-19', 'FINALS', three, 'title'],
  ['EUROCUP 2022-23', 'EIGHTHFINALS', single, null],
  ['EUROCUP 2022-23', 'SEMIFINALS', single, null],
  ['EUROCUP 2022-23', 'FINALS', single, 'title'],
  ['EUROCUP 2023-24', 'SEMIFINALS', three, null],
  ['EUROCUP 2015-16', 'FINALS', null, 'title'],
  ['EUROCUP 2016-17', 'QUARTERFINALS', three, null],
  ['EUROCUP 2020-21', 'SEMIFINALS', three, null],
  ['EUROCUP 2021-22', 'FINALS', single, 'title'],
  ['EUROCUP 2010-11', 'QUARTERFINALS', null, null],
  ['ADRIATIC CUP 2022-23', 'PLAYOFFS', null, null],
  [null, 'PLAYOFFS', null, null],
])('%s declares for %s the format of its regulations', (competition, phase, series, decides) => {
  expect(declaredFormat(competition, phase)).toEqual({ series, decides });
});
