import { type FollowTarget, isSame, type NamedFollow } from '#lib/account/follow.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { loadAccountTexts } from '#messages/load-account.ts';
import { useAuth } from '#stores/auth.ts';
import { useFollows } from '#stores/follows.ts';
import { useToasts } from '#stores/toasts.ts';
import { offerPush } from './offer-push.ts';

/** Reports now and on every change whether something is followed. Returns a function that stops it. */
export function watchFollow(target: FollowTarget, onChange: (isFollowed: boolean) => void): () => void {
  const report = () => {
    const { followed } = useFollows.getState();
    if (followed) onChange(followed.some((each) => isSame(each, target)));
  };
  report();
  void useFollows.getState().start();
  return useFollows.subscribe(report);
}

/** Follows or unfollows, and says so in a toast, which can undo it. */
export async function changeFollow(target: NamedFollow, isFollowed: boolean, locale: Locale): Promise<void> {
  const { start, change } = useFollows.getState();
  const [texts] = await Promise.all([loadAccountTexts(locale), start()]);
  const isKept = await change(target, isFollowed);
  const { show } = useToasts.getState();
  if (!isKept) return show(texts.toasts.notSaved, 'error');
  const text = !isFollowed
    ? texts.toasts.unfollowed
    : useAuth.getState().accessToken
      ? texts.toasts.followed
      : texts.toasts.followedHere;
  show(fill(text, { name: target.name }), 'default', undefined, {
    label: texts.undo,
    run: () => void changeFollow(target, !isFollowed, locale),
  });
  if (isFollowed && useAuth.getState().accessToken) offerPush(texts.push, target.name);
}
