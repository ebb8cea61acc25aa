'use client';

import { Button } from '#components/ui/button.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import type { ApplicationLabels } from './labels.ts';

/** Two drafts were changed apart: the person chooses. */
export function DraftConflict({ keeper, words }: { keeper: DraftKeeper; words: ApplicationLabels }) {
  return (
    <div role="alert" className="border-s-4 border-warning bg-raised p-4">
      <h2 className="headline text-xl">{words.conflictTitle}</h2>
      <p className="mt-1 text-sm">{words.conflictText}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={keeper.keepMine}>{words.keepMine}</Button>
        <Button onClick={keeper.takeTheirs}>{words.takeTheirs}</Button>
      </div>
    </div>
  );
}
