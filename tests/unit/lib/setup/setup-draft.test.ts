import { expect, it } from 'vitest';
import { setUp } from '#lib/api/contract/setup.ts';
import { bodyOf, faultsOf, firstDraft, toggleLocale } from '#lib/setup/setup-draft.ts';

const empty = firstDraft('league.example', 'sl', 'Europe/Ljubljana', new Date('2027-02-01T12:00:00Z'));
const filled = { ...empty, name: 'Ana', email: ' ana@league.example ', title: 'Liga', league: 'Prva liga' };

it('begins with the host, the language, and the season that is being played', () => {
  expect(empty).toMatchObject({ host: 'league.example', locales: ['sl'], ownLocale: 'sl', season: '2026/27' });
});

it('names what is missing, of a league only where there is to be one', () => {
  expect(faultsOf(empty)).toEqual(['admin.name', 'admin.email', 'site.title', 'league.name']);
  expect(faultsOf({ ...filled, league: '', hasLeague: false })).toEqual([]);
  expect(faultsOf({ ...filled, host: 'https://league.example' })).toEqual(['site.host']);
});

it('sends what the contract takes, its own language first and each team once', () => {
  const draft = {
    ...toggleLocale(toggleLocale(filled, 'sr'), 'en'),
    ownLocale: 'sr' as const,
    teams: 'Sava\n\n Drina \nSava',
  };
  const body = bodyOf(draft, 'CODE');
  expect(setUp.body.safeParse(body).error).toBeUndefined();
  expect(body).toMatchObject({
    admin: { email: 'ana@league.example' },
    site: { locales: ['sr', 'en', 'sl'] },
    league: { teams: ['Sava', 'Drina'] },
  });
  expect(bodyOf({ ...draft, hasLeague: false }, 'CODE').league).toBeUndefined();
});

it('keeps one language, and one of them as its own', () => {
  expect(toggleLocale(empty, 'sl')).toBe(empty);
  expect(toggleLocale({ ...toggleLocale(empty, 'fr') }, 'sl')).toMatchObject({ locales: ['fr'], ownLocale: 'fr' });
});
