import { type GraphicName, graphicNames } from '#lib/api/contract/graphics.ts';

export type HotKey =
  | { does: 'toggle' | 'preview'; graphic: GraphicName }
  | { does: 'hide-all' }
  | { does: 'undo' }
  | { does: 'redo' };

/** The first ten graphics have the digits in the order of the cards: 1 … 9, then 0. */
const letters: Partial<Record<GraphicName, string>> = { break: 'B', bracket: 'P' };

export function keyOf(graphic: GraphicName): string {
  return letters[graphic] ?? String((graphicNames.indexOf(graphic) + 1) % 10);
}

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * What a key means: that of a graphic switches, with Shift it previews, Escape hides everything, Ctrl+Z goes a step back and
 * with Shift, or by Ctrl+Y, forward again. Null for any other.
 */
export function readHotKey({ code, key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): HotKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
    if (letter === 'z') return { does: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' && !shiftKey ? { does: 'redo' } : null;
  }
  if (code === 'Escape') return { does: 'hide-all' };
  const name = /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(code)?.[1];
  const graphic = graphicNames.find((one) => keyOf(one) === name);
  return graphic ? { does: shiftKey ? 'preview' : 'toggle', graphic } : null;
}
