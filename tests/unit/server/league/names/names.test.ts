import { describe, expect, test } from 'vitest';
import { slug } from '#lib/api/contract/common.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { makeTeamCode } from '#server/league/names/short-names.ts';
import { slugOf, takeSlug } from '#server/league/names/slug.ts';

describe('a folded name', () => {
  test.each([
    ['Đorđević', 'DJORDJEVIC'],
    ['Đorđević', 'Ђорђевић'],
    ['Žalgiris', 'ZALGIRIS'],
    ["De'Aaron O’Neal", 'DeAaron ONeal'],
    ['Lual-Acuil Jr.', 'lual acuil jr'],
    ['  Šenčur   GGD ', 'Sencur GGD'],
    ['Łukasz', 'Lukasz'],
  ])('of %s is that of %s', (a, b) => {
    expect(foldName(a)).toBe(foldName(b));
  });

  test('keeps different names apart', () => {
    expect(foldName('Partizan')).not.toBe(foldName('Partizan 2'));
  });
});

describe('a slug', () => {
  test.each(['2021/22', 'FC Bayern München', 'Црвена звезда', '1. del', '***', 'x'.repeat(200)])(
    'of %s is one that an address may hold',
    (name) => {
      expect(slug.safeParse(slugOf(name)).success).toBe(true);
    },
  );

  test('is taken once', () => {
    const taken = new Set(['sava']);
    expect([takeSlug('Sava', taken), takeSlug('Sava', taken)]).toEqual(['sava-2', 'sava-3']);
  });
});

test('codes of a league are three capitals and all different', () => {
  const codes: string[] = [];
  for (const name of ['Sava', 'Savinja', 'Sava Kranj', 'Ša', '36ers', 'Sava', 'Sava'])
    codes.push(makeTeamCode(name, codes));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^[A-Z0-9]{3}$/.test(code))).toBe(true);
});
