// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { StatTable } from '#components/ui/stat-table.tsx';
import { groupsOf } from '#components/ui/table-groups.ts';
import { renderEnglish } from './intl.tsx';

const columns = [
  { key: 'made', label: 'M', title: 'Made', group: 'Shots' },
  { key: 'tried', label: 'A', title: 'Tried', group: 'Shots' },
  { key: 'points', label: 'PTS', title: 'Points', emphasis: true },
];

function show(sortKey?: string) {
  renderEnglish(
    <StatTable
      sortKey={sortKey}
      caption="Box score"
      head={{ label: 'Player' }}
      columns={columns}
      rows={[
        {
          key: 'a',
          head: 'Ana',
          cells: { made: 3, tried: 5, points: 8 },
          zone: { color: 'red', label: 'Playoffs' },
          detail: { label: 'Show the reason', content: <p>Head to head 2–0</p> },
        },
        { key: 'b', head: 'Bo', cells: { made: 1 } },
      ]}
      totals={[{ key: 't', head: 'Total', cells: { made: 4, tried: 5, points: 8 } }]}
      isLegendShown
    />,
  );
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('table of figures', () => {
  test('is a named table with headers for screen readers', () => {
    show();
    const table = screen.getByRole('table', { name: 'Box score' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('scope')),
    ).toEqual(['colgroup', 'col', 'col', 'col', 'col']);
    expect(within(table).getByRole('rowheader', { name: 'Bo' })).toBeTruthy();
    expect(within(table).getByText('PTS').getAttribute('title')).toBe('Points');
  });

  test('the scrolling pane is reached by keyboard', () => {
    show();
    expect(screen.getByRole('group', { name: 'Box score' }).tabIndex).toBe(0);
  });

  test('a figure that is not recorded is a dash, never a zero', () => {
    show();
    const cells = within(screen.getByRole('row', { name: /^Bo/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['1', '–', '–']);
  });

  test('the meaning of a coloured edge is also in text', () => {
    show();
    expect(screen.getByRole('rowheader', { name: /Ana.*\(Playoffs\)/ })).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('Playoffs');
  });

  test('a row opens and closes its detail', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Show the reason' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Head to head 2–0')).toBeTruthy();
    await userEvent.click(button);
    expect(screen.queryByText('Head to head 2–0')).toBeNull();
  });

  test('the legend explains each abbreviation once', () => {
    show();
    expect(screen.getByText('Abbreviations')).toBeTruthy();
    expect(screen.getAllByRole('definition').map((words) => words.textContent)).toEqual(['Made', 'Tried', 'Points']);
  });

  test('neighbouring columns of one group share a head', () => {
    expect(groupsOf(columns)?.map(({ group, span }) => [group, span])).toEqual([
      ['Shots', 2],
      [undefined, 1],
    ]);
    expect(groupsOf([{ key: 'x', label: 'X' }])).toBeNull();
  });

  test('a column sorts the rows and stands in the address; the head of the names restores their order', async () => {
    window.history.replaceState(null, '', '/?sort-home=made.ascending');
    show('sort-home');
    const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
    expect(names()).toEqual(['Bo', 'Ana (Playoffs)', 'Total']);
    await userEvent.click(screen.getByRole('button', { name: 'PTS' }));
    expect(names()[0]).toBe('Ana (Playoffs)');
    expect(screen.getByRole('columnheader', { name: 'PTS' }).getAttribute('aria-sort')).toBe('descending');
    expect(window.location.search).toBe('?sort-home=points');
    await userEvent.click(screen.getByRole('button', { name: 'Player' }));
    expect(window.location.search).toBe('');
  });
});
