'use client';

import { useEffect, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { NamedFollow } from '#lib/account/follow.ts';
import { mayFollow, onMayFollow } from '#lib/account/may-follow.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { retry } from '#lib/retry/retry.ts';
import { whenIdle } from '#lib/when-idle.ts';

const loadState = () => retry(() => import('./follow-state.ts'));

/**
 * Follows what the page is about. In the document it is the same for everybody; the rest of its code loads once the browser is idle where
 * the visitor may follow something already, else on a click.
 */
export function FollowButton({
  noun,
  id,
  name,
  href,
  labels,
}: NamedFollow & { labels: Record<'follow' | 'following', string> }) {
  const locale = usePageLocale();
  const [isFollowed, setFollowed] = useState(false);
  const [isWatched, setWatched] = useState(false);
  useEffect(() => {
    const begin = () => mayFollow() && setWatched(true);
    const cancel = whenIdle(begin);
    const stop = onMayFollow(begin);
    return () => {
      cancel();
      stop();
    };
  }, []);
  useEffect(() => {
    if (!isWatched) return;
    let stop: (() => void) | undefined;
    void loadState().then(({ watchFollow }) => {
      stop ??= watchFollow({ noun, id }, setFollowed);
    });
    return () => {
      stop?.();
      stop = () => undefined;
    };
  }, [isWatched, noun, id]);
  const toggle = async () => {
    const next = !isFollowed;
    setFollowed(next);
    const { changeFollow } = await loadState();
    await changeFollow({ noun, id, name, href }, next, locale);
    setWatched(true);
  };
  return (
    <button type="button" aria-pressed={isFollowed} onClick={toggle} data-print="none" className="follow-button">
      <Icon name="star" />
      <span>{labels.follow}</span>
      <span>{labels.following}</span>
    </button>
  );
}
