import type { ComponentType } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { loadErrorPageTexts } from '#messages/load-error-page.ts';
import type { Retry } from './failed-page.tsx';
import { ServerError } from './went-wrong.tsx';

/** Loads the texts of the error page; returns the page with them. */
export async function loadErrorView(locale: Locale): Promise<ComponentType<Retry>> {
  const text = await loadErrorPageTexts(locale);
  return (retry) => <ServerError text={text} {...retry} />;
}
