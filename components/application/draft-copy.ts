import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';

/**
 * What was not saved yet, as this device keeps it; `revision` is the one that it follows. `sent` went out and was not
 * answered: any of it may have been saved.
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

/** The copy of an application in the browser. A browser that keeps nothing is no reason to stop. */
export function copyInBrowser(id: string): CopyStore {
  const key = `application:${id}`;
  const attempt = <Value>(work: () => Value): Value | null => {
    try {
      return work();
    } catch (error) {
      console.warn('The draft cannot be kept on this device.', error);
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

/** Only this code writes it; a copy of an older form is left alone. */
function toCopy(value: unknown): DraftCopy | null {
  const isCopy = (one: unknown): one is DraftCopy =>
    typeof one === 'object' && one !== null && 'draft' in one && 'revision' in one && typeof one.revision === 'number';
  return isCopy(value) && Array.isArray(value.draft?.players) ? value : null;
}
