import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is no failure: whoever waits for an element waits as long as the other tests do.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
