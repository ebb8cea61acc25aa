import { forgetChangedLanguages } from './forget-changed-languages.ts';
import type { ToWorker } from './messages.ts';
import { tagTimes } from './next/tag-times.ts';

/** Marks what has changed as stale for the pages that are rendered from now on. */
export function applyChange(message: ToWorker): void {
  forgetChangedLanguages(message.kind === 'changed' ? message.tags : null);
  if (message.kind === 'changed') tagTimes.mark(message.tags, message.position);
  else tagTimes.markEverything(message.position);
}
