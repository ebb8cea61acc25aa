import { type GraphicName, graphicNames, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import { sides } from '#lib/basketball/events.ts';

/**
 * What an address always shows, whatever is on air: `?show=box-score&side=home`, `?show=player&side=away&person={id}`,
 * `?show=scorebug`. Null where it follows the programme.
 */
export function readShown(query: string): readonly ShownGraphic[] | null {
  const asked = new URLSearchParams(query);
  const names = asked.get('show')?.split(',').filter(isGraphic);
  if (!names?.length) return null;
  const side = sides.find((one) => one === asked.get('side')) ?? null;
  return names.map((graphic) => ({ graphic, side, personId: asked.get('person'), hideAt: null }));
}

const isGraphic = (name: string): name is GraphicName => graphicNames.some((known) => known === name);
