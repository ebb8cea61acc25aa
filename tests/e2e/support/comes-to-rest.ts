import type { Locator } from '@playwright/test';

/** Waits until nothing moves the element any more: before that its place on the page is not the one where it stays. */
export const comesToRest = (locator: Locator) =>
  locator.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
