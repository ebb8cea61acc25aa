'use client';

import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { SetupDone } from './setup-done.tsx';
import { SetupForm } from './setup-form.tsx';
import type { Finished } from './use-set-up.ts';

/** The code of the log, then everything that makes a site, then the way to it. */
export function Setup({ host }: { host: string }) {
  const [code, setCode] = useState<string | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  if (finished) return <SetupDone {...finished} />;
  if (code === null) return <CodeForm onRight={setCode} />;
  return <SetupForm host={host} code={code} onFinish={setFinished} />;
}
