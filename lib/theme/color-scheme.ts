const colorSchemeKey = 'courtside-color-scheme';
export const colorSchemeChoices = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof colorSchemeChoices)[number];

export function readColorScheme(stored: string | null): ColorSchemeChoice {
  return colorSchemeChoices.find((choice) => choice === stored) ?? 'system';
}

/** Stores the choice if the browser allows it; it applies to the current page in any case. Browser only. */
export function rememberColorScheme(choice: ColorSchemeChoice): void {
  try {
    localStorage.setItem(colorSchemeKey, choice);
  } catch {
    return;
  }
}

/**
 * Runs in `<head>` before the first paint: pages are cached for everyone, so only the browser knows the visitor's
 * choice. A constant, so that a content security policy can name its hash.
 */
export const colorSchemeScript = `try{var s=localStorage.getItem('${colorSchemeKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`;
