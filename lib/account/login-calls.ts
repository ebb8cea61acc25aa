import type { AskingSite, getAskingSite, handOver as handOverCommand } from '#lib/api/contract/account/handover.ts';
import type { changeOwnAccount } from '#lib/api/contract/account/my-account.ts';
import type {
  finishPasskeyLogin as finishPasskeyCommand,
  startPasskeyLogin as startPasskeyCommand,
} from '#lib/api/contract/account/passkeys.ts';
import type {
  requestPasswordReset as requestResetCommand,
  resetPassword as resetPasswordCommand,
} from '#lib/api/contract/account/password.ts';
import type {
  googleLogin as googleLoginCommand,
  googleRegister as googleRegisterCommand,
  login as loginCommand,
} from '#lib/api/contract/account/sign-in.ts';
import type {
  confirmAccount as confirmCommand,
  register as registerCommand,
} from '#lib/api/contract/account/sign-up.ts';
import type { SignedIn } from '#lib/api/contract/account/signed-in.ts';
import { lightCall, lightCommand } from '#lib/api/light-call.ts';
import { hasOutline, isText, orNull } from '#lib/api/outline.ts';

/** Signed in; the calls below are those of the pages that log in, without the parsers of the contract, which weigh more than the pages. */
const signedIn = hasOutline<SignedIn>({ access_token: isText });

export const login = lightCommand<typeof loginCommand>('POST', '/auth/login', signedIn);
export const googleLogin = lightCommand<typeof googleLoginCommand>('POST', '/auth/google-login', signedIn);
export const googleRegister = lightCommand<typeof googleRegisterCommand>('POST', '/auth/google-register', signedIn);
export const startPasskeyLogin = lightCommand<typeof startPasskeyCommand>(
  'POST',
  '/auth/passkeys/login/start',
  hasOutline({ ceremony: isText, options: hasOutline({}) }),
);
export const finishPasskeyLogin = lightCommand<typeof finishPasskeyCommand>('POST', '/auth/passkeys/login', signedIn);
export const register = lightCommand<typeof registerCommand>('POST', '/auth/register');
export const confirmAccount = lightCommand<typeof confirmCommand>('POST', '/auth/confirm', signedIn);
export const requestPasswordReset = lightCommand<typeof requestResetCommand>('POST', '/auth/password/request');
export const resetPassword = lightCommand<typeof resetPasswordCommand>('POST', '/auth/password/reset', signedIn);
export const handOver = lightCommand<typeof handOverCommand>('POST', '/auth/handover', signedIn);
export const changeAccount = lightCommand<typeof changeOwnAccount>('PUT', '/auth/account');
export const askingSite = lightCall<typeof getAskingSite>(
  '/auth/handover',
  hasOutline<AskingSite>({ name: isText, origin: isText, account: orNull(hasOutline({ name: isText })) }),
);
