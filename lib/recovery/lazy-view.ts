import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { retry } from '#lib/retry/retry.ts';
import { isChunkFailure, reloadOnce } from './reload-once.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;
type LazyView<Props> = LazyExoticComponent<ComponentType<Props>>;

/**
 * Returns a view whose code is loaded when it is first shown, in attempts that go on until it comes. Meanwhile what stood there
 * stays: React would remember a failure, and unmount the page.
 */
export function lazyView<Props extends object>(load: Load<Props>): LazyView<Props> {
  return lazy(async () => ({ default: await retry(load, { wait: pauseUntilOnline }) }));
}

/**
 * Returns a lazy view that the visitor asks for. Where the browser is online but its code does not come, mostly because a newer
 * build has replaced it, the page is loaded again (specification §9).
 */
export function lazyViewOnDemand<Props extends object>(load: Load<Props>): LazyView<Props> {
  const onFailure = (error: unknown) => isChunkFailure(error) && reloadOnce();
  return lazy(async () => ({ default: await retry(load, { onFailure, wait: pauseUntilOnline }) }));
}

/** Pauses for a duration, or until the browser has a line again. */
function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
