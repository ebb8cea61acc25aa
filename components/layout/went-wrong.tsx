'use client';

import { Button } from '#components/ui/button.tsx';
import { buttonClass } from '#components/ui/button-variant.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import type { Messages } from '#messages/english.ts';
import { ErrorMessage } from './error-message.tsx';

/**
 * The error page (status 500) with a retry button. Its link loads a whole document: the code of this one has failed, and
 * the site's own links would be in the first load of every page once more.
 */
export function ServerError({ text, onRetry }: { text: Messages['error_page']; onRetry: () => void }) {
  const locale = usePageLocale();
  return (
    <ErrorMessage
      status="500"
      title={text.ooops}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{text.retry}</Button>
          <a href={withLocale(locale, '/')} className={buttonClass('secondary', 'md')}>
            {text.back_to_home}
          </a>
        </div>
      }
    >
      <p>{text.went_wrong}</p>
    </ErrorMessage>
  );
}
