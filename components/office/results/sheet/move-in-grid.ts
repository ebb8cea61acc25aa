import type { KeyboardEvent } from 'react';

/** The cells of a grid carry their place in `data-row` and `data-column`. */
const cellAt = (grid: Element, row: number, column: number) =>
  grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves between the cells of a grid by arrow keys, and down by Enter; within a text the caret moves first. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.target instanceof HTMLInputElement ? event.target : null;
  if (!step || !from?.dataset.row || event.shiftKey || event.ctrlKey || event.metaKey) return;
  const [down, right] = step;
  if (right !== 0 && isInside(from, right)) return;
  const to = cellAt(event.currentTarget, Number(from.dataset.row) + down, Number(from.dataset.column) + right);
  event.preventDefault();
  to?.focus();
  if (to instanceof HTMLInputElement && to.type === 'text') to.select();
}

function isInside({ type, value, selectionStart, selectionEnd }: HTMLInputElement, right: number): boolean {
  if (type !== 'text' || (selectionStart === 0 && selectionEnd === value.length)) return false;
  return right > 0 ? selectionEnd !== value.length : selectionStart !== 0;
}
