'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { deleteOwnAccount } from '#lib/api/contract/account/my-account.ts';
import { useAuth } from '#stores/auth.ts';
import { useChange } from './use-change.ts';

/** The end of the account: asked about, and confirmed by its address. */
export function DeleteAccount({ email }: { email: string }) {
  const t = useTranslations('profile.delete');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { change, isBusy } = useChange();
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const end = async () => {
    if (await change(() => commandApi(deleteOwnAccount, { body: { email: typed.trim() } }), t('done')))
      await useAuth.getState().logout();
  };
  return (
    <Section title={t('title')}>
      <p className="mb-3 text-sm text-quiet">{t('help')}</p>
      <Dialog
        title={t('title')}
        closeLabel={t('close')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<Button>{t('open')}</Button>}
      >
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (isSame) void end();
          }}
        >
          <p>{t('warning')}</p>
          <TextField
            path="confirmEmail"
            label={t('confirm', { email })}
            type="email"
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
            <Button type="submit" variant="primary" disabled={isBusy || !isSame}>
              {t('submit')}
            </Button>
          </div>
        </form>
      </Dialog>
    </Section>
  );
}
