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
const changeEvent = 'courtside-color-scheme-changed';

function subscribe(notify: () => void) {
  window.addEventListener(changeEvent, notify);
  return () => window.removeEventListener(changeEvent, notify);
}

/** Reads the scheme from the document, where the script in its `<head>` has set the remembered choice. */
const readCurrent = () => readColorScheme(document.documentElement.dataset.scheme ?? null);

function choose(choice: ColorSchemeChoice) {
  rememberColorScheme(choice);
  if (choice === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
  window.dispatchEvent(new Event(changeEvent));
}

/** A button that cycles through the colour schemes; its label names the current one. */
export function SchemeButton({ labels }: { labels: Record<ColorSchemeChoice, string> }) {
  const current = useSyncExternalStore(subscribe, readCurrent, (): ColorSchemeChoice => 'system');
  const next = colorSchemeChoices[(colorSchemeChoices.indexOf(current) + 1) % colorSchemeChoices.length] ?? 'system';
  return (
    <IconButton icon={icons[current]} label={labels[current]} title={labels[current]} onClick={() => choose(next)} />
  );
}
