'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from '#components/ui/password-field.tsx';
import { minPasswordLength } from './checks.ts';

type Props = { kind: 'current' | 'new'; value: string; problem: string | undefined; onChange: (value: string) => void };

/** The password of an account, or a new one. */
export function SecretField({ kind, onChange, ...field }: Props) {
  const t = useTranslations('auth.fields');
  const isNew = kind === 'new';
  return (
    <PasswordField
      {...field}
      path="password"
      label={t('password')}
      help={isNew ? t('passwordHelp', { min: minPasswordLength }) : undefined}
      labels={{ show: t('show'), hide: t('hide') }}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={200}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
