'use client';

import { useTranslations } from 'next-intl';
import { AskingGate } from './asking-gate.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const t = useTranslations('auth.register');
  return <AskingGate title={t('title')}>{(asker) => <RegisterForm asker={asker} />}</AskingGate>;
}
