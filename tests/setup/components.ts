import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is not a failure: element queries have the same timeout as other tests.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
  // jsdom has no media queries: none matches.
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  // Nor does it lay anything out: nothing is ever in sight.
  window.IntersectionObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
}
