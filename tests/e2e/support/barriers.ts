import type { AxeBuilder } from '@axe-core/playwright';

/** What bars some visitors from a page: the serious and critical violations, each with the elements that it concerns. */
export async function seriousBarriers(axe: AxeBuilder): Promise<string[]> {
  // in the page itself, which is several times as fast and misses only frames, of which the site has none
  const { violations } = await axe.setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
