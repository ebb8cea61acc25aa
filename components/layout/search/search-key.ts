type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'isComposing'>;

/** Returns whether a key event opens the search: `/` outside text fields, Ctrl+K or ⌘K anywhere. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target, isComposing }: Key): boolean {
  if (isComposing || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey;
  if (key !== '/' || ctrlKey || metaKey) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));
}
