// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { SortableTableView } from '#components/ui/sortable-table-view.tsx';
import type { SortableRow } from '#components/ui/sortable-types.ts';
import { renderEnglish } from './intl.tsx';

const row = (name: string, points: number | null, share: number | null, team: string): SortableRow => ({
  key: name,
  head: name,
  headText: name,
  cells: {
    points: { text: points === null ? '–' : String(points), value: points },
    share: { text: share === null ? '–' : `${share}%`, value: share },
  },
  facets: { team },
});

const rows = [
  row('Đurišić', 9, 41.5, 'red'),
  row('Čović', 21, null, 'red'),
  row('Žižić', 100, 8, 'blue'),
  row('Andrić', null, 50, 'blue'),
];

function show() {
  renderEnglish(
    <SortableTableView
      locale="en"
      labels={{ filter: 'Find by name', nothingFound: 'Nothing matches.' }}
      caption="Players"
      head={{ label: 'Player' }}
      columns={[
        { key: 'points', label: 'PTS', title: 'Points' },
        { key: 'share', label: 'FG%' },
      ]}
      rows={rows}
      initialSort={{ key: 'points' }}
      isFilterShown
      isNumbered
      facets={[{ key: 'team', label: 'Team', allLabel: 'All teams', options: [{ value: 'red', label: 'Red' }] }]}
    />,
  );
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((head) => head.textContent?.replace(/^\d+/, ''));

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('sortable table', () => {
  test('starts with the highest figure, compares numbers by value and leaves what is not recorded to the end', () => {
    show();
    expect(names()).toEqual(['Žižić', 'Čović', 'Đurišić', 'Andrić']);
    expect(screen.getByRole('columnheader', { name: /PTS/ }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: /FG%/ }).getAttribute('aria-sort')).toBe('none');
  });

  test('a click on the sorted head turns the order round, and absent figures stay at the end', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'PTS' }));
    expect(names()).toEqual(['Đurišić', 'Čović', 'Žižić', 'Andrić']);
    expect(screen.getByRole('columnheader', { name: /PTS/ }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('names start with the first letter', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Player' }));
    expect(names()).toEqual(['Andrić', 'Čović', 'Đurišić', 'Žižić']);
  });

  test('another column starts with its highest figure', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'FG%' }));
    expect(names()).toEqual(['Andrić', 'Đurišić', 'Žižić', 'Čović']);
  });

  test('typed letters find names without their accents, and rows are numbered as shown', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find by name' }), 'durisic');
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['1Đurišić']);
  });

  test('says so when nothing matches', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'nobody');
    expect(screen.getByText(/Nothing matches/)).toBeTruthy();
  });

  test('a facet narrows the rows', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Red');
    expect(names()).toEqual(['Čović', 'Đurišić']);
  });

  test('sort, name and facets are in the address, and are read from it', async () => {
    window.history.replaceState(null, '', '/?sort=share.ascending&team=red');
    show();
    expect(names()).toEqual(['Đurišić', 'Čović']);
    await userEvent.click(screen.getByRole('button', { name: 'FG%' }));
    expect(window.location.search).toBe('?sort=share&team=red');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'All teams');
    await userEvent.click(screen.getByRole('button', { name: 'PTS' }));
    expect(window.location.search).toBe('');
  });

  test('an address that names no column or option changes nothing', () => {
    window.history.replaceState(null, '', '/?sort=height&team=green');
    show();
    expect(names()).toEqual(['Žižić', 'Čović', 'Đurišić', 'Andrić']);
  });
});
