import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Looks at a page; it describes violations only, which on long tables is several times as fast. */
export const barrierCheck = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** What bars some visitors from a page: the serious and critical violations, each with the elements that it concerns. */
export async function seriousBarriers(axe: AxeBuilder): Promise<string[]> {
  // in the page itself, which is several times as fast and misses only frames, of which the site has none
  const { violations } = await axe.setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
