import { expect, test } from 'vitest';
import type { Duel, DuelSide, PlayoffRound } from '#lib/api/contract/playoff.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { nameOpenSides } from '#lib/playoff/name-open-sides.ts';

const none = { home: 0, away: 0 };
const team = (code: string): TeamRef => ({
  id: code,
  slug: code,
  name: code,
  shortName: code,
  code,
  club: null,
  crest: null,
  colors: null,
});
const played = (code: string): DuelSide => ({
  team: team(code),
  label: null,
  from: null,
  isBye: false,
  projected: null,
});
const open = (from: string | null, label: string | null = null): DuelSide => ({
  team: null,
  label,
  from,
  isBye: false,
  projected: null,
});

const duel = (id: string, home: DuelSide, away: DuelSide): Duel => ({
  id,
  slug: id,
  home,
  away,
  format: { kind: 'best-of', of: 1 },
  state: 'unpaired',
  wins: none,
  points: none,
  winner: null,
  decidedBy: null,
  isForPlace: false,
  next: null,
  games: [],
});
const round = (slug: string, ...duels: Duel[]): PlayoffRound => ({
  slug,
  name: slug,
  phase: { slug: 'playoff', name: 'Playoff', kind: 'playoff' },
  duels,
});

const winnerOf = ({ home, away }: { home: string; away: string }) => `winner of ${home}-${away}`;
const namedFinal = (home: DuelSide, away: DuelSide) =>
  nameOpenSides(
    [
      round('semi', duel('s1', played('AAA'), played('BBB')), duel('s2', open(null), open(null))),
      round('final', duel('f', home, away)),
    ],
    winnerOf,
  )[1]?.duels[0];

test('an open side is the winner of the pair that plays for it, and leads to its games', () => {
  expect(namedFinal(open('s1'), open('s2'))).toMatchObject({
    home: { label: 'winner of AAA-BBB', from: 's1' },
    away: { label: null, from: 's2' },
  });
});

test('the words of the league come first', () => {
  expect(namedFinal(open('s1', 'Winner SF1'), open('s2', 'Winner SF2'))).toMatchObject({
    home: { label: 'Winner SF1', from: 's1' },
    away: { label: 'Winner SF2', from: 's2' },
  });
});
