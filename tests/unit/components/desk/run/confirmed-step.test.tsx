// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { ConfirmedStep } from '#components/desk/run/confirmed-step.tsx';
import { english } from '#messages/english.ts';

test('a double click ends no game: a question comes first, with the safe answer before the other', async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ConfirmedStep step="end-game" score={{ home: 80, away: 78 }} onConfirm={onConfirm} />
    </NextIntlClientProvider>,
  );
  const step = screen.getByRole('button', { name: /^End the game: 80–78/ });
  await user.dblClick(step);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(step);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
