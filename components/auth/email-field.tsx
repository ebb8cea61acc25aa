'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '#components/ui/field.tsx';

type Props = { value: string; problem: string | undefined; autoComplete?: string; onChange: (value: string) => void };

export function EmailField({ onChange, autoComplete = 'email', ...field }: Props) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      {...field}
      path="email"
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
