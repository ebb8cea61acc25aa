'use client';

import { useState } from 'react';
import { accountsInfo } from '#lib/account/accounts-info.ts';
import { LoginFailure, loginAddress, openLoginPopup } from '#lib/account/login-popup.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { fill } from '#lib/i18n/fill.ts';
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
    let site = '';
    try {
      const { officialUrl, isOfInstallation } = await accountsInfo();
      site = new URL(officialUrl).host;
      const token = await openLoginPopup(loginAddress(officialUrl, locale, window.location.origin));
      await useAuth.getState().setAccessToken(token).catch(asFailure(isOfInstallation));
      show(texts.toasts.loggedIn, 'success');
      offerToKeep(texts);
      return true;
    } catch (error) {
      const text = error instanceof LoginFailure ? texts.failures[error.reason] : texts.failures.failed;
      show(fill(text, { site }), 'error');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { logIn, isBusy };
}

/** The token of another installation is refused whatever the visitor does: that is said. */
const asFailure = (isOfInstallation: boolean) => (error: unknown) => {
  if (!isOfInstallation && error instanceof ApiFailure && error.status === 401)
    throw new LoginFailure('not-valid-here');
  throw error;
};

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
