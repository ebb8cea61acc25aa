// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { TypedNumber } from '#components/desk/run/typed-number.tsx';
import { useKeys } from '#components/desk/run/use-keys.ts';
import { useTypedNumber } from '#components/desk/run/use-typed-number.ts';
import desk from '#messages/en/desk.json' with { type: 'json' };

type Props = { onPick: (name: string) => void; onReset: () => void; onClock: () => void };

function Court({ onPick, onReset, onClock }: Props) {
  const { typed, onKey } = useTypedNumber();
  useKeys(onKey);
  const players = [
    ['1', 'Home one'],
    ['5', 'Home five'],
    ['12', 'Away twelve'],
    ['5', 'Away five'],
  ] as const;
  return (
    <NextIntlClientProvider locale="en" messages={{ desk }}>
      <TypedNumber typed={typed} />
      <button type="button" data-key="Digit1" onClick={onReset}>
        14
      </button>
      <button type="button" data-key="Space" data-starts onClick={onClock}>
        Start
      </button>
      {players.map(([number, name]) => (
        <button key={name} type="button" data-number={number} onClick={() => onPick(name)}>
          {name}
        </button>
      ))}
    </NextIntlClientProvider>
  );
}

function open() {
  const props = { onPick: vi.fn<(name: string) => void>(), onReset: vi.fn(), onClock: vi.fn() };
  render(<Court {...props} />);
  return { user: userEvent.setup(), ...props };
}

test('a typed shirt number chooses the player at once, or with Enter where it may go on', async () => {
  const { user, onPick, onReset } = open();
  await user.keyboard('{Shift>}[Digit1]{/Shift}');
  expect(screen.getByRole('status').textContent).toContain('Enter chooses it');
  await user.keyboard('[Digit2]');
  await user.keyboard('[Numpad1]{Enter}');
  expect(onPick.mock.calls).toEqual([['Away twelve'], ['Home one']]);
  expect(onReset).not.toHaveBeenCalled();
  await user.keyboard('[Digit1]');
  expect(onReset).toHaveBeenCalledOnce();
});

test('a number of both teams is completed by an arrow, and left with Escape; meanwhile no key starts the clock', async () => {
  const { user, onPick, onClock } = open();
  await user.keyboard('[Numpad5][Space]');
  expect(screen.getByText('Both teams have it: left arrow home, right arrow visitors')).toBeDefined();
  await user.keyboard('{Escape}[Numpad5]{ArrowRight}[Space]');
  expect(onPick.mock.calls).toEqual([['Away five']]);
  expect(onClock).toHaveBeenCalledOnce();
});

test('a number that nobody has is said so, and the next digit begins again', async () => {
  const { user, onPick } = open();
  await user.keyboard('[Numpad9]');
  expect(screen.getByText('Nobody has this number here')).toBeDefined();
  await user.keyboard('[Numpad1][Numpad2]');
  expect(onPick.mock.calls).toEqual([['Away twelve']]);
});
