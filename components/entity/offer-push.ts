import { fill } from '#lib/i18n/fill.ts';
import { mayAsk } from '#lib/push/asked.ts';
import { storeToken } from '#lib/push/store-token.ts';
import { pushSupport } from '#lib/push/support.ts';
import type { Messages } from '#messages/english.ts';
import { useAuth } from '#stores/auth.ts';
import { useToasts } from '#stores/toasts.ts';

type PushTexts = Messages['account']['push'];

const offerMs = 15_000;

/** Offers messages about what has just been followed, where the site sends any and nobody has decided about them yet. The browser asks on the click. */
export function offerPush(texts: PushTexts, name: string): void {
  if (!useAuth.getState().user?.messageKinds.length) return;
  if (pushSupport() !== 'supported' || Notification.permission !== 'default' || !mayAsk()) return;
  const run = () => void switchOn(texts);
  useToasts.getState().show(fill(texts.ask, { name }), 'info', offerMs, { label: texts.allow, run });
}

async function switchOn(texts: PushTexts): Promise<void> {
  const { show } = useToasts.getState();
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return show(texts.blocked, 'warning');
  if (permission !== 'granted') return;
  const isOn = await storeToken(useAuth.getState().user?.fcmTokens ?? []);
  show(isOn ? texts.on : texts.failed, isOn ? 'success' : 'error');
}
