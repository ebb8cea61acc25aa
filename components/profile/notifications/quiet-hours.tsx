'use client';

import { useTranslations } from 'next-intl';
import { CheckField, TextField } from '#components/ui/field.tsx';
import type { FollowerChoices } from '#lib/api/contract/account/user.ts';

type Hours = FollowerChoices['quietHours'];

const usual = { from: '22:00', until: '08:00' };

/** Between which times of day no message comes. */
export function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const t = useTranslations('profile.notifications');
  return (
    <fieldset>
      <CheckField
        path="quietHours"
        label={t('quietHours')}
        checked={hours !== null}
        onChange={({ target }) => onChange(target.checked ? usual : null)}
      />
      {hours && (
        <div className="mt-1 flex gap-4">
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={end}
              path={`quietHours.${end}`}
              label={t(end)}
              type="time"
              required
              value={hours[end]}
              onChange={({ target }) => target.value && onChange({ ...hours, [end]: target.value })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
