export type ConsentChoice = 'granted' | 'refused';

const key = 'consent';
const openEvent = 'courtside:consent';

/** Returns what the visitor has chosen on this device; null if nothing yet, or where nothing can be stored. */
export function readConsent(): ConsentChoice | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'refused' ? stored : null;
  } catch {
    return null;
  }
}

export function saveConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Asked again on the next page, then.
  }
}

/** Has the choice shown again. */
export function openConsent(): void {
  window.dispatchEvent(new Event(openEvent));
}

export function onOpenConsent(open: () => void): () => void {
  window.addEventListener(openEvent, open);
  return () => window.removeEventListener(openEvent, open);
}
