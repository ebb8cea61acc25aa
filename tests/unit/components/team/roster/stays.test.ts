import { expect, it } from 'vitest';
import { staysOf } from '#components/team/roster/stays.ts';
import type { Membership } from '#lib/api/contract/player.ts';
import { ageOn, dayOfSeason } from '#server/league/person/age-on.ts';

function member(number: string | null, from: string | null, until: string | null): Membership {
  const player = { id: `p${number}`, slug: 'p', firstName: 'A', lastName: 'B', name: 'A B', portrait: null };
  return { player, number, position: null, heightCm: null, birthDate: null, age: null, nationality: null, from, until };
}

it('tells who came and who left during the season, those who left last', () => {
  const stays = staysOf([
    member('4', '2025-09-01', '2025-12-31'),
    member('10', '2026-01-05', null),
    member('7', '2025-09-01', null),
  ]);
  expect(stays.map(({ number, joined, left }) => [number, joined, left])).toEqual([
    ['7', null, null],
    ['10', '2026-01-05', null],
    ['4', null, '2025-12-31'],
  ]);
});

it('takes the end of a squad for nobody’s leaving', () => {
  const stays = staysOf([member('5', '2024-09-01', '2025-05-30'), member('4', '2024-09-01', '2025-05-30')]);
  expect(stays.map(({ number, joined, left }) => [number, joined, left])).toEqual([
    ['4', null, null],
    ['5', null, null],
  ]);
});

it('counts whole years up to the birthday', () => {
  expect(ageOn('2000-05-10', '2026-05-09')).toBe(25);
  expect(ageOn('2000-05-10', '2026-05-10')).toBe(26);
});

it('tells ages of a season that is over by its last day', () => {
  const today = '2026-05-09';
  expect(dayOfSeason({ endsOn: '2020-06-01' }, today)).toBe('2020-06-01');
  expect(dayOfSeason({ endsOn: '2026-06-01' }, today)).toBe('2026-05-09');
  expect(dayOfSeason({ endsOn: null }, today)).toBe('2026-05-09');
});
