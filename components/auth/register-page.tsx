'use client';

import { AskingGate } from './asking-gate.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  return <AskingGate>{(asker) => <RegisterForm asker={asker} />}</AskingGate>;
}
