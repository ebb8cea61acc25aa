// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTouchDrag } from '#components/fantasy/squad/use-touch-drag.ts';

const onLift = vi.fn();
const onDrop = vi.fn();

function Court() {
  const drag = useTouchDrag({ onLift, onDrop });
  return (
    <div {...drag}>
      <button type="button" data-place={0}>
        five
      </button>
      <button type="button" data-place={7}>
        bench
      </button>
      <button type="button" data-place={8} data-empty>
        empty
      </button>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Court />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const place = (name: string) => screen.getByRole('button', { name });
const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', name: string, x = 0) => {
  const event = createEvent[type](place(name), { bubbles: true });
  Object.defineProperties(event, { clientX: { value: x }, clientY: { value: 0 }, pointerType: { value: 'touch' } });
  fireEvent(place(name), event);
};
const under = (name: string) => {
  document.elementFromPoint = () => place(name);
};

describe('a finger on the court', () => {
  it('lifts a player by resting, and lays it on another place', () => {
    touch('pointerDown', 'five');
    expect(onLift).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(onLift).toHaveBeenCalledWith(0);
    touch('pointerMove', 'five', 200);
    under('bench');
    touch('pointerUp', 'five', 200);
    expect(onDrop).toHaveBeenCalledWith(7);
  });

  it('scrolls when it moves before that, and taps when it is short', () => {
    touch('pointerDown', 'five');
    touch('pointerMove', 'five', 40);
    vi.advanceTimersByTime(300);
    touch('pointerDown', 'five');
    under('bench');
    touch('pointerUp', 'five');
    vi.advanceTimersByTime(300);
    expect(onLift).not.toHaveBeenCalled();
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('keeps the page from scrolling only while it carries somebody', () => {
    touch('pointerDown', 'five');
    expect(fireEvent(place('five'), new Event('touchmove', { bubbles: true, cancelable: true }))).toBe(true);
    vi.advanceTimersByTime(300);
    expect(fireEvent(place('five'), new Event('touchmove', { bubbles: true, cancelable: true }))).toBe(false);
  });

  it('lifts nobody from an empty place', () => {
    touch('pointerDown', 'empty');
    vi.advanceTimersByTime(300);
    expect(onLift).not.toHaveBeenCalled();
  });
});
