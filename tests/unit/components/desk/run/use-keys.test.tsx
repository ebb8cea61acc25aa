// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useKeys } from '#components/desk/run/use-keys.ts';

const none = () => false;

function Pad({ onStep, onShot }: { onStep: () => void; onShot: () => void }) {
  useKeys(none);
  return (
    <>
      <button type="button" data-key="Shift+Enter" onClick={onStep}>
        Begin
      </button>
      <div data-pad>
        <button type="button" onClick={onShot}>
          Shot
        </button>
      </div>
    </>
  );
}

test('a button of the pad that has the focus takes Enter, but not the key of the next period', async () => {
  const user = userEvent.setup();
  const onStep = vi.fn();
  const onShot = vi.fn();
  render(<Pad onStep={onStep} onShot={onShot} />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Shot' }));
  await user.keyboard('{Enter}');
  expect([onStep.mock.calls.length, onShot.mock.calls.length]).toEqual([0, 1]);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect([onStep.mock.calls.length, onShot.mock.calls.length]).toEqual([1, 1]);
});

function Desk({ isBusy, isRunning, onClock }: { isBusy: boolean; isRunning: boolean; onClock: () => void }) {
  useKeys(none);
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

function Asked({ onCancel, onConfirm, onClock }: { onCancel: () => void; onConfirm: () => void; onClock: () => void }) {
  useKeys(none);
  return (
    <>
      <button type="button" data-key="Space" onClick={onClock}>
        Clock
      </button>
      <div role="dialog">
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="button" data-key="Enter" onClick={onConfirm}>
          Confirm
        </button>
      </div>
    </>
  );
}

test('in a dialog only its own keys work, and Enter confirms after a click on another button of it', async () => {
  const user = userEvent.setup();
  const [onCancel, onConfirm, onClock] = [vi.fn(), vi.fn(), vi.fn()];
  render(<Asked onCancel={onCancel} onConfirm={onConfirm} onClock={onClock} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
  await user.keyboard('[Space]');
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onClock).not.toHaveBeenCalled();
});
