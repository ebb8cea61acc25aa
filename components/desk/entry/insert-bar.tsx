'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { Entry } from './use-entry.ts';

/** A notice that the next action is inserted at an earlier place in the log. */
export function InsertBar({ pad }: { pad: Entry }) {
  const t = useTranslations('desk');
  if (!pad.insertion.isOn) return null;
  return (
    <p className="mb-2 flex items-center justify-between gap-2 border-s-4 border-warning ps-3 text-sm font-bold">
      {t('insertingHere')}
      <Button variant="quiet" onClick={pad.insertion.leave}>
        {t('cancel')}
      </Button>
    </p>
  );
}
