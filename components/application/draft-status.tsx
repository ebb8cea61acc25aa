import type { DraftState } from './draft-keeper.ts';
import type { ApplicationLabels } from './labels.ts';

/** Whether what was filled in is safe. */
export function DraftStatus({ status, words }: { status: DraftState['status']; words: ApplicationLabels }) {
  const text = {
    untouched: '',
    saving: words.saving,
    saved: words.saved,
    offline: words.offline,
    conflict: words.conflictTitle,
    gone: '',
  }[status];
  return (
    <p role="status" data-draft={status} className="min-h-6 text-sm text-quiet">
      {text}
    </p>
  );
}
