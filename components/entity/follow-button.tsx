'use client';

import { useEffect, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { NamedFollow } from '#lib/account/follow.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { retry } from '#lib/retry/retry.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Follows what the page is about. In the document it is the same for everybody; the rest of its code loads once the browser is idle. */
export function FollowButton({
  noun,
  id,
  name,
  href,
  labels,
}: NamedFollow & { labels: Record<'follow' | 'following', string> }) {
  const locale = usePageLocale();
  const [isFollowed, setFollowed] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      void retry(() => import('./follow-state.ts')).then(({ watchFollow }) => {
        stop ??= watchFollow({ noun, id }, setFollowed);
      });
    });
    return () => {
      cancel();
      stop?.();
      stop = () => undefined;
    };
  }, [noun, id]);
  const toggle = async () => {
    const next = !isFollowed;
    setFollowed(next);
    const { changeFollow } = await retry(() => import('./follow-state.ts'));
    await changeFollow({ noun, id, name, href }, next, locale);
  };
  return (
    <button type="button" aria-pressed={isFollowed} onClick={toggle} data-print="none" className="follow-button">
      <Icon name="star" />
      <span>{labels.follow}</span>
      <span>{labels.following}</span>
    </button>
  );
}
