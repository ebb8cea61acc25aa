import { expect, type Locator } from '@playwright/test';

/** Waits until the page's code has taken over a control that the server has drawn. */
export async function untilInteractive(control: Locator): Promise<Locator> {
  const isTakenOver = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTakenOver).toBe(true);
  return control;
}
