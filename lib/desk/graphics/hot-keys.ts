import { type GraphicName, graphicNames } from '#lib/api/contract/graphics.ts';

export type HotKey = { does: 'toggle' | 'preview'; graphic: GraphicName } | { does: 'hide-all' };

/** Digits in the order of the cards: 1 … 9, then 0. */
export function digitOf(graphic: GraphicName): string {
  return String((graphicNames.indexOf(graphic) + 1) % 10);
}

/** What a key means: a digit switches, with Shift it previews, Escape hides everything. Null for any other. */
export function readHotKey({
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): HotKey | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (code === 'Escape') return { does: 'hide-all' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const graphic = graphicNames.find((name) => digitOf(name) === digit);
  return graphic ? { does: shiftKey ? 'preview' : 'toggle', graphic } : null;
}
