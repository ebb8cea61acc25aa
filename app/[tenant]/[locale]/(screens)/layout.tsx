import type { ReactNode } from 'react';
import '#app/styles/screens.css';
import '#app/styles/screens-idle.css';

export default function ScreenLayout({ children }: { children: ReactNode }) {
  return children;
}
