'use client';

import { useInBrowser } from '#components/ui/use-in-browser.ts';
import { linkToken } from '#lib/account/link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';

/** Asks for the address of the account, or for the new password where a mail has led here. */
export function ResetPage() {
  const token = useInBrowser(linkToken);
  return token ? <NewPasswordForm token={token} /> : <RequestResetForm />;
}
