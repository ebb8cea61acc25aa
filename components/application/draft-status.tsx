import type { DraftState } from './draft-store.ts';
import type { ApplicationLabels } from './labels.ts';

/** The save status of the draft. */
export function DraftStatus({ status, labels }: { status: DraftState['status']; labels: ApplicationLabels }) {
  const text = {
    untouched: '',
    saving: labels.saving,
    saved: labels.saved,
    offline: labels.offline,
    conflict: labels.conflictTitle,
    gone: '',
  }[status];
  return (
    <p role="status" data-draft={status} className="min-h-6 text-sm text-quiet">
      {text}
    </p>
  );
}
