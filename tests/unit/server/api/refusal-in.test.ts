import { expect, test } from 'vitest';
import { refusalIn } from '#server/api/refusal-in.ts';
import { badPlace, badPlaces, LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

const faults = badPlaces([
  { path: 'home.players.1.personId', message: say`there is no such person` },
  { path: 'absences.0.until', message: say`the last day ${'2026-02-01'} is before the first, ${'2026-03-01'}` },
  { path: 'away.players', message: say`give at least one player` },
  { path: 'timeZone', message: say`is no time zone` },
]);

test('faults are told in English by the names of their fields, in the log as in the answer', () => {
  expect(faults.message).toBe(
    'home.players.1.personId: there is no such person; ' +
      'absences.0.until: the last day 2026-02-01 is before the first, 2026-03-01; ' +
      'away.players: give at least one player; timeZone: is no time zone',
  );
  expect(refusalIn(faults, 'en')).toEqual({ message: faults.message, issues: faults.issues });
});

test('in another language rows and sides are told as people call them, and each issue has its sentence', () => {
  const { message, issues } = refusalIn(faults, 'ru');
  expect(message).toBe(
    'Хозяева: № 2: Такого человека нет. № 1: Последний день (2026-02-01) раньше первого (2026-03-01). ' +
      'Гости: Укажите хотя бы одного игрока. Это не часовой пояс.',
  );
  expect(issues?.[3]).toEqual({ path: 'timeZone', message: 'Это не часовой пояс.' });
});

test('a rule stays with its issue, and what is no sentence stays in English with its place', () => {
  const mixed = badPlaces([
    { path: 'squad.0', message: 'is too dear', rule: 'budget' },
    { path: 'squad.1', message: say`is taken` },
  ]);
  expect(refusalIn(mixed, 'fr')).toEqual({
    message: 'squad.0: is too dear; N° 2\u202f: Ce nom est pris.',
    issues: [
      { path: 'squad.0', message: 'is too dear', rule: 'budget' },
      { path: 'squad.1', message: 'Ce nom est pris.' },
    ],
  });
});

test('an error with a message of its own tells that', () => {
  const one = badPlace('away', say`A game cannot end in a tie.`);
  expect(refusalIn(one, 'sl')).toEqual({
    message: 'Tekma se ne more končati z neodločenim izidom.',
    issues: [{ path: 'away', message: 'Tekma se ne more končati z neodločenim izidom.' }],
  });
  expect(refusalIn(new LeagueError('internal', 'Broken.'), 'ru')).toEqual({ message: 'Broken.', issues: undefined });
});

test('several sentences are told one after the other', () => {
  const clash = (venue: string) => say`${venue} has another game on ${'2026-02-14'} at ${'19:30'}: ${'A'} – ${'B'}.`;
  const two = new LeagueError('conflict', [clash('Hala'), clash('Arena')]);
  expect(two.message).toBe(
    'Hala has another game on 2026-02-14 at 19:30: A – B. Arena has another game on 2026-02-14 at 19:30: A – B.',
  );
  expect(refusalIn(two, 'sr').message).toMatch(/^Hala: .+ Arena: /);
  expect(refusalIn(two, 'sr').message).not.toContain('another game');
});
