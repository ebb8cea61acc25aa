// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useKeys } from '#components/desk/run/use-keys.ts';

function Desk({ isBusy, isRunning, onClock }: { isBusy: boolean; isRunning: boolean; onClock: () => void }) {
  useKeys();
  return (
    <>
      <button type="button" data-key="Space" data-starts={!isRunning || undefined} onClick={onClock}>
        Clock
      </button>
      <div data-pad data-busy={isBusy || undefined} />
    </>
  );
}

test('the space bar never starts the clock while something is asked; it stops it, and starts it otherwise', async () => {
  const user = userEvent.setup();
  const onClock = vi.fn();
  const view = render(<Desk isBusy isRunning={false} onClock={onClock} />);
  expect(screen.getByRole('button', { name: 'Clock' })).toBeDefined();
  await user.keyboard('[Space]');
  expect(onClock).not.toHaveBeenCalled();
  view.rerender(<Desk isBusy isRunning onClock={onClock} />);
  await user.keyboard('[Space]');
  view.rerender(<Desk isBusy={false} isRunning={false} onClock={onClock} />);
  await user.keyboard('[Space]');
  expect(onClock).toHaveBeenCalledTimes(2);
});
