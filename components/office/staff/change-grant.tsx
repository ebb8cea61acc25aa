'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { changeGrant, type ListedMember } from '#lib/api/contract/staff-members.ts';
import { draftOf, toGrantInput } from '#lib/office/grant-draft.ts';
import { GrantFields } from './grant-fields.tsx';

type SignInLink = Awaited<ReturnType<typeof commandApi<typeof changeGrant>>>['signInLink'];
type Props = { member: ListedMember; grant: StaffGrant; onSaved: (link: SignInLink) => void; onClose: () => void };

/** Gives a member another role, or the same one elsewhere; tells the link by which they sign in anew where they have to. */
export function ChangeGrant({ member: { userId, name }, grant, onSaved, onClose }: Props) {
  const t = useTranslations('office.staff');
  const office = useTranslations('office');
  const [draft, setDraft] = useState(() => draftOf(grant));
  const [isIncomplete, setIncomplete] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const body = toGrantInput(draft);
    setIncomplete(body === null);
    if (!body) return;
    const saved = await change(
      () => commandApi(changeGrant, { params: { userId, grantId: grant.id }, body }),
      () => ({ text: t('granted', { name, role: t(`role.${draft.role}`) }) }),
      (failure) => setRefusal(refusalText(failure, office)),
    );
    if (!saved) return;
    onSaved(saved.signInLink);
    onClose();
  };
  return (
    <OfficeDialog title={name} isOpen onOpenChange={(open) => !open && onClose()}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <GrantFields draft={draft} onChange={setDraft} problem={isIncomplete ? t('problem.scope') : undefined} />
        {refusal && (
          <p role="alert" className="font-semibold text-negative">
            {refusal}
          </p>
        )}
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? office('saving') : office('save')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
