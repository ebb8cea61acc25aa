import { type GraphicName, graphics } from '#lib/api/contract/graphics.ts';
import { type Choice, subjectOf } from './choices.ts';

/**
 * Returns the fragment that makes a broadcast page preview a graphic, with the scorebug where both are shown together.
 */
export function previewFragment(name: GraphicName, choice: Choice): string {
  const { side, personId } = subjectOf(name, choice);
  const show = graphics[name].layer === 'lower' ? `${name},scorebug` : name;
  return new URLSearchParams({ show, ...(side && { side }), ...(personId && { person: personId }) }).toString();
}
