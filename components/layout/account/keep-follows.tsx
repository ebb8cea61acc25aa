'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useFollows } from '#stores/follows.ts';
import { useToasts } from '#stores/toasts.ts';
import type { AccountTexts } from './account-menu.tsx';
import { keepQuestion } from './keep-question.ts';

/** Offers to take over what was followed on this device before login. */
export function KeepFollows({ texts }: { texts: AccountTexts }) {
  const { onDevice, keep, discard } = useFollows();
  const show = useToasts((state) => state.show);
  const [isBusy, setBusy] = useState(false);
  if (onDevice.length === 0) return null;
  const take = async () => {
    setBusy(true);
    if (!(await keep())) show(texts.toasts.notSaved, 'error');
    setBusy(false);
  };
  return (
    <div className="bg-sunken p-3">
      <p className="text-sm">{keepQuestion(texts, onDevice)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" disabled={isBusy} onClick={take}>
          {texts.keep}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}
