import type { Page } from '@playwright/test';

export interface Tapped {
  /** By the system's clock, in milliseconds. */
  tappedAt: number;
  sentAt: number;
  answeredAt: number;
}

/** A free throw of the first player of the home team, by two taps; `score` is what it makes. Resolves once it is recorded. */
export async function tapFreeThrow(desk: Page, team: string): Promise<Tapped> {
  await desk.getByRole('region', { name: team }).getByRole('button', { name: /pts/ }).first().click();
  const made = desk.getByRole('button', { name: 'Free throw made' });
  await made.waitFor();
  await desk.evaluate(() => {
    performance.clearResourceTimings();
    const note = () => Object.assign(globalThis, { tappedAt: performance.timeOrigin + performance.now() });
    addEventListener('pointerdown', note, { capture: true, once: true });
  });
  await made.click();
  const handle = await desk.waitForFunction(() => {
    const [call] = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('/events')) as PerformanceResourceTiming[];
    if (!call?.responseEnd) return null;
    const origin = performance.timeOrigin;
    const { tappedAt } = globalThis as unknown as { tappedAt: number };
    return { tappedAt, sentAt: origin + call.startTime, answeredAt: origin + call.responseEnd };
  });
  const tapped = await handle.jsonValue();
  if (!tapped) throw new Error('The tap was not sent.');
  return tapped;
}
