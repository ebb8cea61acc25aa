import type { ReactNode } from 'react';

export default function ScreenLayout({ children }: { children: ReactNode }) {
  return children;
}
