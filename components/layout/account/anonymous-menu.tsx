'use client';

import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { paths } from '#lib/paths.ts';
import { useFollows } from '#stores/follows.ts';
import type { AccountTexts } from './account-menu.tsx';
import { FollowList } from './follow-list.tsx';
import { useLogin } from './use-login.ts';

/** What a visitor without account finds: login, registration, and what is followed on this device. */
export function AnonymousMenu({ texts, onClose }: { texts: AccountTexts; onClose: () => void }) {
  const { logIn, isBusy } = useLogin(texts);
  const onDevice = useFollows((state) => state.onDevice);
  return (
    <>
      <p className="text-sm text-quiet">{texts.lead}</p>
      <Button
        variant="primary"
        className="w-full"
        disabled={isBusy}
        onClick={() => {
          onClose();
          void logIn();
        }}
      >
        {texts.logIn}
      </Button>
      <Link href={paths.register()} prefetch={false} className="account-link" onClick={onClose}>
        {texts.register}
      </Link>
      {onDevice.length > 0 && <FollowList title={texts.onDevice} follows={onDevice} onClose={onClose} />}
    </>
  );
}
