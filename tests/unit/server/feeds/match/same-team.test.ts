import { describe, expect, test } from 'vitest';
import { findTeam, isSameTeam } from '#server/feeds/match/same-team.ts';

const team = (name: string, code = '', shortName = name) => ({ name, shortName, code, aliases: [] as string[] });
const file = (name: string, code: string | null = null, shortName: string | null = null) => ({ name, shortName, code });

describe('a team of a pairing', () => {
  const pair = [team('Melbourne United', 'MEL'), team('Melbourne Phoenix', 'SEM')] as const;

  test.each([
    ['by its name', file('melbourne UNITED')],
    ['by its code', file('MU', 'MEL')],
    ['by a word that the other has not', file('United Basketball')],
  ])('is known %s', (_, mapped) => {
    expect(isSameTeam(mapped, pair[0], pair[1])).toBe(true);
    expect(isSameTeam(mapped, pair[1], pair[0])).toBe(false);
  });

  test('is not known by a word that both have', () => {
    expect(isSameTeam(file('Melbourne'), pair[0], pair[1])).toBe(false);
  });
});

describe('the team of a league', () => {
  const teams = [
    team('KK Sava', 'SAV'),
    team('KK Drava', 'DRA'),
    team('Mura', 'MUR', 'Murska'),
    team('Melbourne United', 'MEL'),
    team('Melbourne Phoenix', 'SEM'),
    team('Zlatorog 2', 'ZL2'),
  ];

  test.each([
    ['its own name', file('Kk Sava'), 'KK Sava'],
    ['its short name', file('Murska', 'XXX'), 'Mura'],
    ['its code and a word of its name', file('United Sports', 'MEL'), 'Melbourne United'],
    ['a part of its name', file('Sava', 'KKS'), 'KK Sava'],
  ])('is found by %s', (_, mapped, name) => {
    expect(findTeam(teams, mapped)?.name).toBe(name);
  });

  test.each([
    ['a code alone', file('Melilla', 'MEL')],
    ['a part that two teams have', file('Melbourne')],
    ['a word beside others', file('Sava Kranj')],
    ['the name of a second team', file('Zlatorog')],
  ])('is not found by %s', (_, mapped) => {
    expect(findTeam(teams, mapped)).toBeUndefined();
  });
});
