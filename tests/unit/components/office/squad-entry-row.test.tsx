// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EntryRow } from '#components/office/people/squads/entry-row.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { draftOfName } from '#lib/office/squad-draft.ts';
import { english } from '#messages/english.ts';

vi.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/office/people',
  useRouter: () => ({ prefetch: () => undefined }),
}));

test('somebody of another club is chosen by what is public of them', async () => {
  const shortened = { id: 'p1', name: 'Đorđe I.', team: 'Alfa', season: '2024/25' };
  const hidden = { id: 'p2', name: null, team: 'Čelik', season: '2025/26' };
  const draft = { ...draftOfName({ firstName: 'Đorđe', lastName: 'Ilić' }), lookAlikes: [shortened, hidden] };
  const onChange = vi.fn();
  render(
    <ClientTexts
      messages={{ office: english.office, 'office-people': english['office-people'], positions: english.positions }}
    >
      <EntryRow draft={draft} problem="choice" onChange={onChange} onRemove={() => undefined} />
    </ClientTexts>,
  );
  const choice = within(screen.getByRole('group', { name: 'Is it one of these people?' }));
  expect(choice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Đorđe I.Alfa 2024/25'),
    expect.stringContaining('Name withheldČelik 2025/26'),
  ]);
  await userEvent.click(choice.getByRole('button', { name: 'It is Name withheld' }));
  expect(onChange).toHaveBeenCalledWith({ person: hidden, lookAlikes: [] });
});
