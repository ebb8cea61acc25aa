// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sectionsScript } from '#lib/page-start/sections-script.ts';

type Opening = { type?: string; address?: string };

/** Runs the script in a document of as many sections, each 500 px high, in a window of 768 px. */
function open(count: number, { type = 'navigate', address = '/en' }: Opening = {}) {
  document.body.innerHTML = `<div class="page-body">${'<section></section>'.repeat(count)}</div>`;
  for (const [index, section] of document.querySelectorAll('section').entries())
    section.getBoundingClientRect = () => ({ top: index * 500 }) as DOMRect;
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ type, name: address }] });
  new Function(sectionsScript)();
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

/** The first frame, and what comes right after it. */
function paint() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

const shown = () => document.documentElement.dataset.shownSections;

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  window.dispatchEvent(new Event('scroll'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('before the paint one section is rendered, after it what is in sight, and the others one by one', () => {
  open(4);
  expect(shown()).toBe('1');
  paint();
  expect(shown()).toBe('2');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(199);
  expect(shown()).toBe('2');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('3');
  vi.advanceTimersByTime(200);
  expect(shown()).toBeUndefined();
});

test('a page of many sections renders those after the fourth together', () => {
  open(9);
  paint();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(400);
  expect(shown()).toBe('4');
  vi.advanceTimersByTime(200);
  expect(shown()).toBeUndefined();
});

test.each(['scroll', 'pointerdown', 'keydown'])('all are shown at once on %s', (use) => {
  open(4);
  paint();
  window.dispatchEvent(new Event(use));
  expect(shown()).toBeUndefined();
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
});

test.each<[string, Opening]>([
  ['at a place of the page', { address: '/en#standings' }],
  ['at a text of the page', { address: '/en#:~:text=standings' }],
  ['where the browser comes back', { type: 'back_forward' }],
  ['where the page is loaded again', { type: 'reload' }],
])('nothing waits %s', (_, opening) => {
  open(4, opening);
  expect(shown()).toBeUndefined();
});
