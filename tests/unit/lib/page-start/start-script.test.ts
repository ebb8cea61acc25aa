// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { pageStarted } from '#lib/page-start/page-started.ts';
import { startScript } from '#lib/page-start/start-script.ts';

const paint = 'first-contentful-paint';
let onPaint: ((list: { getEntriesByName(name: string): unknown[] }) => void) | undefined;

class Observer {
  constructor(callback: typeof onPaint) {
    onPaint = callback;
  }
  readonly observe = vi.fn();
}

/** Runs the script as the document's own, on a line of the Network Information API. */
function open(body: string, line?: object) {
  document.documentElement.innerHTML = `<head></head><body>${body}</body>`;
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('performance', { ...performance, getEntriesByName: () => [] });
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  const script = document.createElement('script');
  script.dataset.scripts = '/a.js /b.js';
  document.head.append(script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(startScript)();
}

const asked = () => [...document.querySelectorAll('script[async]')].map((script) => script.getAttribute('src'));
const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));
const paints = (name: string) => onPaint?.({ getEntriesByName: (wanted) => (wanted === name ? [{}] : []) });
const taken = () => window.dispatchEvent(new Event(pageStarted));

function clicksOn(selector: string): () => number {
  const button = document.querySelector<HTMLElement>(selector);
  let count = 0;
  button?.addEventListener('click', () => {
    count += 1;
  });
  return () => count;
}

afterEach(() => {
  taken();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const key of Object.keys(document)) if (key.startsWith('_react')) Reflect.deleteProperty(document, key);
});

test('scripts are asked for after the first paint of content, once, and nothing is left of the script itself', () => {
  open('');
  expect(document.querySelector('script')).toBeNull();
  parsed();
  paints('first-paint');
  expect(asked()).toEqual([]);
  paints(paint);
  paints(paint);
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

test('a page that is not painted a second after it has come has its scripts nevertheless', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  open('');
  vi.advanceTimersByTime(5000);
  expect(asked()).toEqual([]);
  parsed();
  vi.advanceTimersByTime(999);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['of the third generation', { effectiveType: '3g', rtt: 50, downlink: 9 }, true],
  ['with long ways', { effectiveType: '4g', rtt: 150, downlink: 9 }, true],
  ['that is narrow', { effectiveType: '4g', rtt: 50, downlink: 1.5 }, true],
  ['that is unknown', { effectiveType: '4g', rtt: 0, downlink: 0 }, false],
  ['that is good', { effectiveType: '4g', rtt: 100, downlink: 2 }, false],
])('a line %s', (_, line, isSlow) => {
  open('', line);
  expect(asked()).toEqual(isSlow ? ['/a.js', '/b.js'] : []);
});

test('a page that nobody sees has its scripts at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open('');
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

test('what was clicked before is clicked once the page has started, in order and once', () => {
  open('<button id="menu"><i>Menu</i></button><button id="gone">Gone</button>');
  document.querySelector<HTMLElement>('#menu i')?.click();
  document.querySelector<HTMLElement>('#gone')?.click();
  const gone = clicksOn('#gone');
  document.querySelector('#gone')?.remove();
  const menu = clicksOn('#menu');
  taken();
  taken();
  expect([menu(), gone()]).toEqual([1, 0]);
});

test.each([
  ['a popover', '<button popovertarget="more">More</button><div id="more" popover></div>', 'button'],
  ['a form with an address', '<form action="/search" onsubmit="return false"><button>Search</button></form>', 'button'],
  ['a link', '<a href="#here">Here</a>', 'a'],
])('what the browser does with %s is not done again', (_, body, selector) => {
  open(body);
  const button = document.querySelector<HTMLButtonElement>(selector);
  // jsdom knows no popovers.
  if (body.includes('popover')) Object.assign(button ?? {}, { popoverTargetElement: document.querySelector('#more') });
  button?.click();
  const clicks = clicksOn(selector);
  taken();
  expect(clicks()).toBe(0);
});

test('a form of the page’s code is sent by that code, not by the browser', () => {
  open('<form><button>Send</button></form>');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  document.querySelector<HTMLElement>('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  taken();
  expect(sent).toHaveBeenCalledOnce();
});

test('what React hears itself is not clicked again', () => {
  open('<button>Menu</button>');
  Object.assign(document, { _reactListening7x: true });
  document.querySelector<HTMLElement>('button')?.click();
  const clicks = clicksOn('button');
  taken();
  expect(clicks()).toBe(0);
});
