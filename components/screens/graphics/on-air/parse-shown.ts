import { type GraphicName, graphicNames, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import { sides } from '#lib/basketball/sides.ts';

/**
 * Parses the graphics that a URL always shows, regardless of the programme: `?show=box-score&side=home`,
 * `?show=player&side=away&person={id}`, `?show=scorebug`. What is about one team is about the home team unless the URL says a side. Returns null
 * if the URL follows the programme.
 */
export function parseShown(query: string): readonly ShownGraphic[] | null {
  const params = new URLSearchParams(query);
  const names = params.get('show')?.split(',').filter(isGraphic);
  if (!names?.length) return null;
  const side = sides.find((one) => one === params.get('side')) ?? null;
  return names.map((graphic) => ({
    graphic,
    side: side ?? (graphics[graphic].of === 'side' ? 'home' : null),
    personId: params.get('person'),
    hideAt: null,
  }));
}

const isGraphic = (name: string): name is GraphicName => graphicNames.some((known) => known === name);
