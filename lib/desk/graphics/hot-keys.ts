import { type GraphicName, graphicNames } from '#lib/api/contract/graphics.ts';

export type HotKey =
  | { action: 'toggle' | 'preview'; graphic: GraphicName }
  | { action: 'hide-all' }
  | { action: 'undo' }
  | { action: 'redo' };

/** The first ten graphics have digits, in the order of the cards: 1 … 9, then 0. */
const letters: Partial<Record<GraphicName, string>> = { break: 'B', bracket: 'P' };

export function keyOf(graphic: GraphicName): string {
  return letters[graphic] ?? String((graphicNames.indexOf(graphic) + 1) % 10);
}

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Returns the action of a key press. A graphic's key toggles it, with Shift it previews it; Escape hides everything;
 * Ctrl+Z undoes, Ctrl+Shift+Z or Ctrl+Y redoes. Null for any other.
 */
export function readHotKey({ code, key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): HotKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
    if (letter === 'z') return { action: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' && !shiftKey ? { action: 'redo' } : null;
  }
  if (code === 'Escape') return { action: 'hide-all' };
  const name = /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(code)?.[1];
  const graphic = graphicNames.find((one) => keyOf(one) === name);
  return graphic ? { action: shiftKey ? 'preview' : 'toggle', graphic } : null;
}
