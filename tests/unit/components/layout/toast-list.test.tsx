// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ToastList } from '#components/layout/toast-list.tsx';
import { maxToasts, useToasts } from '#stores/toasts.ts';

beforeEach(() => useToasts.setState({ toasts: [] }));

it('shows the newest twenty: older ones give way', async () => {
  render(<ToastList label="Notifications" isAtTop={false} />);
  const { show } = useToasts.getState();
  act(() => {
    for (let number = 1; number <= maxToasts; number += 1) show(`toast ${number}`);
  });
  expect(await screen.findByText('toast 1')).toBeDefined();
  act(() => show('the latest'));
  expect(await screen.findByText('the latest')).toBeDefined();
  await expect.poll(() => document.querySelectorAll('[data-in="true"]').length).toBe(maxToasts);
  expect(screen.getByText('toast 1').closest('[data-in]')?.getAttribute('data-in')).toBe('false');
});
