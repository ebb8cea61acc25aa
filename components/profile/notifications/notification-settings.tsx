'use client';

import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { WebsiteUser } from '#lib/api/contract/account/user.ts';
import { ChoicesForm } from './choices-form.tsx';
import { ThisDevice } from './this-device.tsx';

/** Messages about what the visitor follows: on this device, and which ones they want. Nothing where the site sends none. */
export function NotificationSettings({ user, onChange }: { user: WebsiteUser; onChange: () => void }) {
  const t = useTranslations('profile.notifications');
  if (user.messageKinds.length === 0) return null;
  return (
    <Section title={t('title')}>
      <p className="mb-3 text-sm text-quiet">{t('help')}</p>
      <ThisDevice tokens={user.fcmTokens} />
      <ChoicesForm choices={user.choices} kinds={user.messageKinds} onChange={onChange} />
    </Section>
  );
}
