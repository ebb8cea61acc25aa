'use client';

import { AskingGate } from './asking-gate.tsx';
import { LoginSteps } from './login-steps.tsx';

export function LoginPage() {
  return <AskingGate>{(asker) => <LoginSteps asker={asker} />}</AskingGate>;
}
