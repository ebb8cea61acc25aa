import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type SiteLook, type SiteLookInput, setSiteLook } from '#lib/api/contract/look.ts';
import {
  changeDraft,
  dropChanges,
  hasChanges,
  type LookField,
  type LookValues,
  newDraft,
  rebaseDraft,
  shownLook,
  toLookInput,
  toUndo,
} from '#lib/office/look-draft.ts';

/** The look of the site while it is changed, its save and its undo. What a colleague saves meanwhile is merged field by field. */
export function useLook(read: SiteLook) {
  const t = useTranslations('office');
  const [draft, setDraft] = useState(() => newDraft(read));
  const [contested, setContested] = useState<readonly LookField[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();

  const send = (body: SiteLookInput) => commandApi(setSiteLook, { body });
  const onRefusal = (failure: ApiFailure) => {
    const current = setSiteLook.answer.safeParse(failure.current);
    if (!current.success) return setRefusal(refusalText(failure, t));
    const rebased = rebaseDraft(draft, current.data);
    setDraft(rebased.draft);
    setContested(rebased.contested);
    setRefusal(rebased.contested.length > 0 ? null : t('look.merged'));
  };
  const undo = async (body: SiteLookInput) => {
    const answer = await change(
      () => send(body),
      () => ({ text: t('look.undone') }),
    );
    if (answer) setDraft(newDraft(answer));
  };
  const save = async () => {
    setRefusal(null);
    setContested([]);
    const answer = await change(
      () => send(toLookInput(draft)),
      (saved) => ({
        text: t('look.saved'),
        undo: { label: t('undo'), run: () => void undo(toUndo(draft, saved)) },
      }),
      onRefusal,
    );
    if (answer) setDraft(newDraft(answer));
  };
  return {
    look: shownLook(draft),
    current: draft.read,
    isChanged: hasChanges(draft),
    isBusy,
    contested,
    refusal,
    set: (values: Partial<LookValues>) => setDraft(changeDraft(draft, values)),
    /** Takes over what the colleague has saved. */
    takeTheirs: () => {
      setDraft(dropChanges(draft, contested));
      setContested([]);
    },
    discard: () => setDraft(newDraft(draft.read)),
    save,
  };
}
