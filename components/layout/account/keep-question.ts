import type { NamedFollow } from '#lib/account/follow.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { AccountTexts } from './account-menu.tsx';

/** Asks whether the account takes over what is followed on this device, by name. */
export const keepQuestion = (texts: Pick<AccountTexts, 'keepQuestion'>, onDevice: readonly NamedFollow[]): string =>
  fill(texts.keepQuestion, { names: onDevice.map(({ name }) => name).join(', ') });
