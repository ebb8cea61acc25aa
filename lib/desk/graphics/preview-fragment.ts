import { type GraphicName, graphics } from '#lib/api/contract/graphics.ts';
import { aboutOf, type Choice } from './choices.ts';

/** What a broadcast page shows behind `#`: the graphic as it would look, over the score where they stand together. */
export function previewFragment(name: GraphicName, choice: Choice): string {
  const { side, personId } = aboutOf(name, choice);
  const show = graphics[name].layer === 'lower' ? `${name},scorebug` : name;
  return new URLSearchParams({ show, ...(side && { side }), ...(personId && { person: personId }) }).toString();
}
