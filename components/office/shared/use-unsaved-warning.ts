import { useOpenLayer } from './use-open-layer.ts';

/** Asks before the visitor leaves a room in which something is not saved: by a link of the page, by Back, or with the page. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useOpenLayer({ isOpen: isUnsaved, isUnsaved: () => true });
}
