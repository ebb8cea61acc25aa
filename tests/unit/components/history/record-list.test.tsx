// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RecordList } from '#components/history/record-list.tsx';

vi.mock('next/navigation', async () => {
  const { idleRouter } = await import('#tests/fixtures/idle-router.ts');
  return { useParams: () => ({ locale: 'en' }), useRouter: () => idleRouter };
});

const team = {
  id: 't',
  slug: 'sava',
  name: 'Sava',
  shortName: 'Sava',
  code: 'SAV',
  crest: null,
  colors: null,
  club: null,
};
const line = (rank: number, name: string) => ({
  key: name,
  rank,
  player: { id: name, slug: name.toLowerCase(), firstName: '', lastName: name, name, portrait: null },
  team,
  text: String(100 - rank),
  note: '2020',
});

const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('2020', ''));

test('who is level shares a place, and it is marked as shared', () => {
  render(
    <RecordList title="Points" lines={[line(1, 'Ana'), line(2, 'Bo'), line(2, 'Cy'), line(4, 'Di')]} notes={[]} />,
  );
  expect(texts()).toEqual([expect.stringMatching(/Ana99$/), '2=Bo98', '2=Cy98', '4Di96']);
});

test('a record that several hold names all of them as holders', () => {
  render(<RecordList title="Points" lines={[line(1, 'Ana'), line(1, 'Bo')]} notes={['Rule']} />);
  for (const item of screen.getAllByRole('listitem')) {
    expect(within(item).getByText('1=')).toBeDefined();
  }
  expect(screen.getByText('Rule')).toBeDefined();
});
