'use client';

import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { errorTexts } from '#lib/i18n/error-texts.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { ErrorMessage } from './error-message.tsx';

/** The error page (status 500) with a retry button. */
export function ServerError({ onRetry }: { onRetry: () => void }) {
  const text = errorTexts(usePageLocale());
  return (
    <ErrorMessage
      status="500"
      title={text.ooops}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{text.retry}</Button>
          <ButtonLink href={paths.home()}>{text.back_to_home}</ButtonLink>
        </div>
      }
    >
      <p>{text.went_wrong}</p>
    </ErrorMessage>
  );
}
