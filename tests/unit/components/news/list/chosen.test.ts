import { expect, it } from 'vitest';
import { isNewsFiltered, readNewsChoice } from '#components/news/list/chosen.ts';
import { addressWith } from '#lib/routing/address-with.ts';

const option = (value: string) => ({ value, label: value });
const facets = [
  { key: 'league', label: '', allLabel: '', options: [option('2025-26/liga'), option('2024-25/liga')] },
  { key: 'club', label: '', allLabel: '', options: [option('sava')] },
];

it('reads a choice from the address without values that are no option', () => {
  expect(readNewsChoice('?league=2025-26%2Fliga&club=sava', facets)).toEqual({ league: '2025-26/liga', club: 'sava' });
  expect(readNewsChoice('?league=1999%2Fkup&club=nobody&other=1', facets)).toEqual({ league: '', club: '' });
});

it('writes a choice to the address and removes it again, and leaves the rest', () => {
  const narrowed = addressWith('https://league.example/en/news?ref=a', { league: '2025-26/liga', club: '' });
  expect(narrowed).toBe('https://league.example/en/news?ref=a&league=2025-26%2Fliga');
  expect(addressWith(narrowed, { league: '', club: '' })).toBe('https://league.example/en/news?ref=a');
});

it('is narrowed by either', () => {
  expect(isNewsFiltered({ league: '', club: '' })).toBe(false);
  expect(isNewsFiltered({ league: '', club: 'sava' })).toBe(true);
});
