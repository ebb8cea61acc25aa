import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const contrast = 'color-contrast';

/** Looks at a page; it describes violations only, which on long tables is several times as fast. */
export const barrierCheck = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** Restricts a check to contrast; far rows of a long list have the colours of the first ones, and each costs a while. */
export const contrastOnly = (axe: AxeBuilder) =>
  axe.withRules(contrast).exclude('tr:nth-child(n+21)').exclude('li:nth-child(n+21)');

/** What bars some visitors from a page: the serious and critical violations, each with the elements that it concerns. */
export async function seriousBarriers(axe: AxeBuilder): Promise<string[]> {
  // in the page itself, which is several times as fast and misses only frames, of which the site has none
  const { violations } = await axe.setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
