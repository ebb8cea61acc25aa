'use client';

import { useState } from 'react';
import { accountsInfo } from '#lib/account/accounts-info.ts';
import { LoginFailure, loginAddress, openLoginPopup } from '#lib/account/login-popup.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useAuth } from '#stores/auth.ts';
import { useFollows } from '#stores/follows.ts';
import { useToasts } from '#stores/toasts.ts';
import type { AccountTexts } from './account-menu.tsx';
import { keepQuestion } from './keep-question.ts';

type LoginTexts = Pick<AccountTexts, 'failures' | 'toasts' | 'keep' | 'keepQuestion'>;

/** Returns a function that logs in through the popup of the official website and tells how it ended. */
export function useLogin(texts: LoginTexts) {
  const locale = usePageLocale();
  const [isBusy, setBusy] = useState(false);
  const show = useToasts((state) => state.show);
  const logIn = async (): Promise<boolean> => {
    setBusy(true);
    try {
      const { officialUrl } = await accountsInfo();
      const token = await openLoginPopup(loginAddress(officialUrl, locale, window.location.origin));
      await useAuth.getState().setAccessToken(token);
      show(texts.toasts.loggedIn, 'success');
      offerToKeep(texts);
      return true;
    } catch (error) {
      show(error instanceof LoginFailure ? texts.failures[error.reason] : texts.failures.failed, 'error');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { logIn, isBusy };
}

const offerMs = 15_000;

/** Offers to take over what was followed on this device; the menu and the profile do so later. */
function offerToKeep(texts: LoginTexts): void {
  const { onDevice, keep } = useFollows.getState();
  if (onDevice.length === 0) return;
  const { show } = useToasts.getState();
  const run = async () => {
    if (!(await keep())) show(texts.toasts.notSaved, 'error');
  };
  show(keepQuestion(texts, onDevice), 'info', offerMs, {
    label: texts.keep,
    run: () => void run(),
  });
}
