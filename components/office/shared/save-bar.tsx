'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { RecordRef } from '#lib/api/contract/record-channel.ts';
import { AlsoHere } from './also-here.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

type Props = {
  record: {
    isChanged: boolean;
    isBusy: boolean;
    contested: readonly string[];
    refusal: string | null;
    takeTheirs: () => void;
    discard: () => void;
  };
  /** What the form changes: who else has it open is named. */
  of: RecordRef;
  /** False while a field cannot be saved as it is. */
  isComplete: boolean;
  fieldLabel: (field: string) => string;
  className?: string;
};

/**
 * The foot of the form of a record, always in sight: saves what was changed, says whether all is saved and why it was refused, and lets
 * choose where a colleague has changed the same. Warns before the page is left with something unsaved.
 */
export function SaveBar({ record, of, isComplete, fieldLabel, className = '' }: Props) {
  const t = useTranslations('office');
  const { isChanged, isBusy, contested, refusal, takeTheirs, discard } = record;
  useUnsavedWarning(isChanged);
  return (
    <div
      className={`sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-page py-3 ${className}`}
    >
      <Button type="submit" variant="primary" disabled={isBusy || !isChanged || !isComplete}>
        {isBusy ? t('saving') : t('save')}
      </Button>
      {isChanged && (
        <Button onClick={discard} disabled={isBusy}>
          {t('record.discard')}
        </Button>
      )}
      <p role="status" className="text-sm text-quiet">
        {t(isChanged ? 'record.isChanged' : 'record.isSaved')}
      </p>
      <AlsoHere record={of} />
      {contested.length > 0 && (
        <div role="alert" className="flex basis-full flex-wrap items-center gap-3 font-semibold text-negative">
          {t('record.contested', { fields: contested.map(fieldLabel).join(', ') })}
          <Button size="sm" onClick={takeTheirs}>
            {t('record.takeTheirs')}
          </Button>
        </div>
      )}
      {refusal && (
        <p role="alert" className="basis-full font-semibold text-negative">
          {refusal}
        </p>
      )}
    </div>
  );
}
