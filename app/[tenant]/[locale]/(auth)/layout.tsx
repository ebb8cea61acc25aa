import type { ReactNode } from 'react';
import { AuthFrame } from '#components/auth/auth-frame.tsx';
import { readConfig } from '#lib/api/readers/website.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <AuthFrame config={orNotFound(await readConfig())}>{children}</AuthFrame>;
}
