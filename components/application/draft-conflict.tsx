'use client';

import { Button } from '#components/ui/button.tsx';
import type { DraftStore } from './draft-store.ts';
import type { ApplicationLabels } from './labels.ts';

/** The conflict between the local and the saved draft; the applicant chooses one. */
export function DraftConflict({ store, labels }: { store: DraftStore; labels: ApplicationLabels }) {
  return (
    <div role="alert" className="border-s-4 border-warning bg-raised p-4">
      <h2 className="headline text-xl">{labels.conflictTitle}</h2>
      <p className="mt-1 text-sm">{labels.conflictText}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={store.keepMine}>{labels.keepMine}</Button>
        <Button onClick={store.takeTheirs}>{labels.takeTheirs}</Button>
      </div>
    </div>
  );
}
