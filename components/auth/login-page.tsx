'use client';

import { useTranslations } from 'next-intl';
import { AskingGate } from './asking-gate.tsx';
import { LoginSteps } from './login-steps.tsx';

export function LoginPage() {
  const t = useTranslations('auth.login');
  return <AskingGate title={t('title')}>{(asker) => <LoginSteps asker={asker} />}</AskingGate>;
}
