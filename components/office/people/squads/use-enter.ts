import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { enterSquadMembers, lookAlikes, removeSquadMembers } from '#lib/api/contract/people/squad.ts';
import { type DraftedEntry, toEntry, withLookAlikes } from '#lib/office/squad-draft.ts';

/**
 * Returns the function that enters drafts in a squad, and its way back. Where names resemble known people nothing is entered, and the drafts get
 * these people to choose from.
 */
export function useEnter(teamId: string, setDrafts: (drafts: readonly DraftedEntry[]) => void) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const params = { teamId };
  const undo = (memberIds: string[]) =>
    change(
      () => commandApi(removeSquadMembers, { params, body: { memberIds, withPeople: true } }),
      () => ({ text: t('memberUndone') }),
    );
  const enter = (drafts: readonly DraftedEntry[], from: string | null) => {
    setRefusal(null);
    const onRefusal = (failure: ApiFailure) => {
      const alike = lookAlikes.safeParse(failure.current);
      if (!alike.success) return setRefusal(refusalText(failure, office));
      setDrafts(withLookAlikes(drafts, alike.data.lookAlikes));
      setRefusal(t('resembles', { count: alike.data.lookAlikes.length }));
    };
    const entries = drafts.map((draft) => toEntry(draft, from));
    return change(
      () => commandApi(enterSquadMembers, { params, body: { entries } }),
      ({ members, created }) => ({
        text: t('entered', { count: members.length, created }),
        undo: { label: office('undo'), run: () => void undo(members.map(({ id }) => id)) },
      }),
      onRefusal,
    );
  };
  return { enter, isBusy, refusal };
}
