// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '#components/ui/dialog.tsx';

afterEach(cleanup);

const zIndexOf = (name: string) => screen.getByRole('dialog', { name }).style.zIndex;

/** Two dialogs that stand beside each other in the tree: the second is opened from the first. */
function Pair() {
  const [isSecondOpen, openSecond] = useState(false);
  return (
    <>
      <Dialog title="First" closeLabel="Close first" trigger={<button type="button">Open</button>}>
        <button type="button" onClick={() => openSecond(true)}>
          More
        </button>
      </Dialog>
      <Dialog title="Second" closeLabel="Close second" isOpen={isSecondOpen} onOpenChange={openSecond}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

describe('dialogs', () => {
  it('lie one above the other, by 1000 and two for each below', async () => {
    render(<Pair />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(zIndexOf('First')).toBe('1000');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(zIndexOf('Second')).toBe('1002');
    await userEvent.click(screen.getByRole('button', { name: 'Close second' }));
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Second' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(zIndexOf('Second')).toBe('1002');
  });

  it('keep the focus inside and give it back', async () => {
    render(<Pair />);
    const trigger = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const dialog = screen.getByRole('dialog', { name: 'First' });
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(trigger);
  });
});
