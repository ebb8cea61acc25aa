'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import {
  type ColorSchemeChoice,
  colorSchemeChoices,
  readColorScheme,
  rememberColorScheme,
} from '#lib/theme/color-scheme.ts';

const icons = { system: 'system', light: 'sun', dark: 'moon' } as const;
const changed = 'courtside-color-scheme-changed';

function subscribe(notify: () => void) {
  window.addEventListener(changed, notify);
  return () => window.removeEventListener(changed, notify);
}

/** The document is the truth: the script in its head has put the remembered choice there. */
const shown = () => readColorScheme(document.documentElement.dataset.scheme ?? null);

function choose(choice: ColorSchemeChoice) {
  rememberColorScheme(choice);
  if (choice === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
  window.dispatchEvent(new Event(changed));
}

/** Steps through the choices; its name says which one holds. */
export function SchemeButton({ labels }: { labels: Record<ColorSchemeChoice, string> }) {
  const current = useSyncExternalStore(subscribe, shown, (): ColorSchemeChoice => 'system');
  const next = colorSchemeChoices[(colorSchemeChoices.indexOf(current) + 1) % colorSchemeChoices.length] ?? 'system';
  return (
    <IconButton icon={icons[current]} label={labels[current]} title={labels[current]} onClick={() => choose(next)} />
  );
}
