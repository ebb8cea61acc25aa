import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import {
  changeDraft,
  draftedRecord,
  dropChanges,
  type FieldOf,
  hasChanges,
  newDraft,
  type RecordChange,
  type Revised,
  rebaseDraft,
  rebaseUndo,
  toChange,
  toUndo,
  type ValuesOf,
} from '#lib/office/record-draft.ts';
import { useToasts } from '#stores/toasts.ts';

type RecordCalls<R extends Revised> = {
  /** Saves the changed fields; the server answers the record as it is then. */
  send: (change: RecordChange<R>) => Promise<R>;
  /** The answer of `send`, in which a refusal also brings the current record. */
  answer: z.ZodType<R>;
  texts: { saved: string; undone: string };
};

/** A record while it is changed, its save and its undo. What a colleague saves meanwhile is merged field by field. */
export function useRecord<R extends Revised>(read: R, { send, answer, texts }: RecordCalls<R>) {
  const t = useTranslations('office');
  const [draft, setDraft] = useState(() => newDraft(read));
  const [contested, setContested] = useState<readonly FieldOf<R>[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const show = useToasts((state) => state.show);

  const forget = () => {
    setRefusal(null);
    setContested([]);
  };
  const onRefusal = (failure: ApiFailure) => {
    const current = answer.safeParse(failure.current);
    if (!current.success) return setRefusal(refusalText(failure, t));
    const rebased = rebaseDraft(draft, current.data);
    setDraft(rebased.draft);
    setContested(rebased.contested);
    setRefusal(rebased.contested.length > 0 ? null : t('record.merged'));
  };
  const undo = async (body: RecordChange<R>, saved: R) => {
    let later: RecordChange<R> | null = null;
    const before = await change(
      () => send(body),
      () => ({ text: texts.undone }),
      (failure) => {
        const current = answer.safeParse(failure.current);
        later = current.success ? rebaseUndo(body, saved, current.data) : null;
        if (!later) show(refusalText(failure, t), 'error');
        if (current.success) setDraft(newDraft(current.data));
      },
    );
    if (before) setDraft(newDraft(before));
    else if (later) await undo(later, saved);
  };
  const save = async () => {
    forget();
    const saved = await change(
      () => send(toChange(draft)),
      (saved) => ({
        text: texts.saved,
        undo: { label: t('undo'), run: () => void undo(toUndo(draft, saved), saved) },
      }),
      onRefusal,
    );
    if (saved) setDraft(newDraft(saved));
    return saved;
  };
  return {
    record: draftedRecord(draft),
    read: draft.read,
    isChanged: hasChanges(draft),
    isBusy,
    contested,
    refusal,
    /** Changes fields; what comes later than the render that asks, such as an upload, gives them by the record as it is then. */
    set: (values: Partial<ValuesOf<R>> | ((record: R) => Partial<ValuesOf<R>>)) =>
      setDraft((now) => changeDraft(now, typeof values === 'function' ? values(draftedRecord(now)) : values)),
    /** Takes over what the colleague has saved. */
    takeTheirs: () => {
      setDraft(dropChanges(draft, contested));
      setContested([]);
    },
    discard: () => {
      forget();
      setDraft(newDraft(draft.read));
    },
    save,
  };
}
