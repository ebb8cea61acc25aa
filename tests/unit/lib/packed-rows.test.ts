import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRows } from '#lib/packed-rows/pack-rows.ts';
import { unpackRows } from '#lib/packed-rows/unpack-rows.ts';

const sent = <Row>(rows: readonly Row[]) => unpackRows<Row>(JSON.parse(JSON.stringify(packRows(rows))));

test('rows of any JSON come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (rows) => void expect(sent(rows)).toEqual(JSON.parse(JSON.stringify(rows)))),
  );
});

test('rows whose names only look alike come back as they were', () => {
  const rows = [{ 'a,b': 1 }, { a: 1, b: 2 }, { '': 0 }, [], {}];
  for (const one of rows) for (const other of rows) expect(sent<unknown>([one, other])).toEqual([one, other]);
});

test('rows of one shape come back as they were', () => {
  const row = fc.record({
    name: fc.string(),
    points: fc.option(fc.integer()),
    team: fc.constantFrom({ code: 'A', colors: { primary: '#fff' } }, { code: 'B', colors: null }),
    totals: fc.record({ made: fc.nat(), shot: fc.nat() }),
  });
  fc.assert(fc.property(fc.array(row), (rows) => void expect(sent(rows)).toEqual(rows)));
});

test('each name of a property is sent once', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ games: index, totals: { points: index * 2, rebounds: 3 } }));
  const text = JSON.stringify(packRows(rows));
  expect(text.match(/points/g)).toHaveLength(1);
  expect(text.length).toBeLessThan(JSON.stringify(rows).length / 4);
});

test('a team of many players is sent once', () => {
  const teams = [{ name: 'North' }, { name: 'South' }];
  const rows = Array.from({ length: 20 }, (_, index) => ({ player: index, team: teams[index % 2] }));
  expect(JSON.stringify(packRows(rows)).match(/North/g)).toHaveLength(1);
});
