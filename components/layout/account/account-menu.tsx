'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { accountsInfo } from '#lib/account/accounts-info.ts';
import { fill } from '#lib/i18n/fill.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { retry } from '#lib/retry/retry.ts';
import type { Messages } from '#messages/english.ts';
import { loadAccountTexts } from '#messages/load-account.ts';
import { useAuth } from '#stores/auth.ts';
import { useFollows } from '#stores/follows.ts';
import { AnonymousMenu } from './anonymous-menu.tsx';
import { MemberMenu } from './member-menu.tsx';

export type AccountTexts = Messages['account'];

/** The button of the account and its menu, a native popover as that of the languages. */
export function AccountMenu({ label, opensAtOnce }: { label: string; opensAtOnce: boolean }) {
  const id = useId();
  const anchor = `--${id.replace(/\W/g, '')}`;
  const popover = useRef<HTMLDivElement>(null);
  const texts = useAccountTexts();
  const isLoggedIn = useAuth(({ accessToken }) => accessToken !== null);
  const user = useAuth((state) => state.user);
  useEffect(() => {
    void useFollows.getState().start();
    const restore = () => document.hidden || void useAuth.getState().restore();
    document.addEventListener('visibilitychange', restore);
    return () => document.removeEventListener('visibilitychange', restore);
  }, []);
  useEffect(() => {
    if (!opensAtOnce || !texts) return;
    popover.current?.showPopover();
    popover.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [opensAtOnce, texts]);
  const tokens = user?.fcmTokens;
  useEffect(() => {
    // At start-up only where permission was given before.
    if (!tokens || !('Notification' in window) || Notification.permission !== 'granted') return;
    void retry(() => import('#lib/push/store-token.ts')).then(({ storeToken }) => storeToken(tokens));
  }, [tokens]);
  const close = () => popover.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        aria-label={user && texts ? fill(texts.accountOf, { name: user.name }) : label}
        className="account-button"
      >
        {isLoggedIn ? <span className="account-initial">{initialOf(user?.name)}</span> : <Icon name="user" />}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => {
          // Known by the click on «Log in», since browsers open a window only while that is handled.
          if (event.newState === 'open' && !isLoggedIn) accountsInfo().catch(() => undefined);
        }}
        data-private
        data-ground="raised"
        style={{ positionAnchor: anchor }}
        className="endline account-menu"
      >
        {texts && isLoggedIn && <MemberMenu texts={texts} user={user} onClose={close} />}
        {texts && !isLoggedIn && <AnonymousMenu texts={texts} onClose={close} />}
      </div>
    </>
  );
}

const initialOf = (name = '') => [...name.trim()][0]?.toUpperCase() ?? '';

function useAccountTexts(): AccountTexts | null {
  const locale = usePageLocale();
  const [texts, setTexts] = useState<AccountTexts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void retry(() => loadAccountTexts(locale)).then((loaded) => isCurrent && setTexts(loaded));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return texts;
}
