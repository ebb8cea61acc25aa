'use client';

import { useState } from 'react';
import { accountsInfo } from '#lib/account/accounts-info.ts';
import { LoginFailure, loginAddress, openLoginPopup } from '#lib/account/login-popup.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useAuth } from '#stores/auth.ts';
import { useToasts } from '#stores/toasts.ts';
import type { AccountTexts } from './account-menu.tsx';

/** Returns a function that logs in through the popup of the official website and tells how it ended. */
export function useLogin(texts: Pick<AccountTexts, 'failures' | 'toasts'> | null) {
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
