import { useTranslations } from 'next-intl';
import type { NamedFollow } from '#lib/account/follow.ts';
import { FollowButton } from './follow-button.tsx';

/** The button to follow what a page is about. */
export function Follow(target: NamedFollow) {
  const t = useTranslations('entity.follow');
  return <FollowButton {...target} labels={{ follow: t('follow'), following: t('following') }} />;
}
