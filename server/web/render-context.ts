import { AsyncLocalStorage } from 'node:async_hooks';

/** Tells the request that is being answered that a page was rendered for it. */
const requests = new AsyncLocalStorage<() => void>();

/** Runs the work of a request; `onRender` is called for each page that is rendered in it. */
export const runRequest = <Result>(onRender: () => void, work: () => Result): Result => requests.run(onRender, work);

/** Notes that a page was rendered. */
export const noteRender = (): void => requests.getStore()?.();
