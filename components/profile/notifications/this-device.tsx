'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { storeToken } from '#lib/push/store-token.ts';
import { pushSupport } from '#lib/push/support.ts';
import { useToasts } from '#stores/toasts.ts';

type State = NotificationPermission | 'install' | 'unsupported';

function stateOf(): State {
  const support = pushSupport();
  return support === 'supported' ? Notification.permission : support;
}

/** Whether messages arrive on this device, and the way to it. */
export function ThisDevice({ tokens }: { tokens: readonly string[] }) {
  const t = useTranslations('profile');
  const show = useToasts((toasts) => toasts.show);
  const [state, setState] = useState(stateOf);
  const [isBusy, setBusy] = useState(false);
  const switchOn = async () => {
    setBusy(true);
    const permission = await Notification.requestPermission();
    if (permission === 'granted' && !(await storeToken(tokens))) show(t('notSaved'), 'error');
    setState(permission);
    setBusy(false);
  };
  if (state === 'default')
    return (
      <Button disabled={isBusy} onClick={switchOn}>
        {t('notifications.switchOn')}
      </Button>
    );
  const texts = { granted: 'on', denied: 'blocked', install: 'install', unsupported: 'unsupported' } as const;
  return <p>{t(`notifications.${texts[state]}`)}</p>;
}
