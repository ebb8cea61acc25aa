import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';

/**
 * The unsaved draft in browser storage; `revision` is the saved revision that it is based on. `sent` are drafts without a
 * response: the server may have saved any of them.
 */
export interface DraftCopy {
  draft: ApplicationDraft;
  revision: number;
  sent?: readonly ApplicationDraft[];
}

export interface CopyStore {
  read(): DraftCopy | null;
  write(copy: DraftCopy): void;
  clear(): void;
}

/** Returns the draft copy of an application in `localStorage`. Storage errors are logged and ignored. */
export function copyInBrowser(id: string): CopyStore {
  const key = `application:${id}`;
  const attempt = <Value>(work: () => Value): Value | null => {
    try {
      return work();
    } catch (error) {
      console.warn('The draft cannot be stored on this device.', error);
      return null;
    }
  };
  return {
    read: () =>
      attempt(() => {
        const text = localStorage.getItem(key);
        return text === null ? null : toCopy(JSON.parse(text));
      }),
    write: (copy) => attempt(() => localStorage.setItem(key, JSON.stringify(copy))),
    clear: () => attempt(() => localStorage.removeItem(key)),
  };
}

/** Validates a stored copy. Returns null for one with an older format. */
function toCopy(value: unknown): DraftCopy | null {
  const isCopy = (one: unknown): one is DraftCopy =>
    typeof one === 'object' && one !== null && 'draft' in one && 'revision' in one && typeof one.revision === 'number';
  return isCopy(value) && Array.isArray(value.draft?.players) ? value : null;
}
