'use client';

import { Button } from '#components/ui/button.tsx';
import { buttonClass } from '#components/ui/button-variant.ts';
import { Link } from '#components/ui/link.tsx';
import { ErrorMessage } from './error-message.tsx';
import { VisitedPath } from './visited-path.tsx';

export type NotFoundTexts = { title: string; hint: string; home: string; search: string; names: string; open: string };

/** Draws the 404 page from its texts. Its search needs no JavaScript. */
export function NotFoundView({ texts, searchHref }: { texts: NotFoundTexts; searchHref: string }) {
  return (
    <ErrorMessage
      status="404"
      title={texts.title}
      action={
        <Link href="/" className={buttonClass('secondary', 'md')}>
          {texts.home}
        </Link>
      }
    >
      <VisitedPath />
      <p>{texts.hint}</p>
      <search>
        <form action={searchHref} className="mt-6 flex max-w-md gap-2">
          <input
            type="search"
            name="q"
            aria-label={texts.search}
            placeholder={texts.names}
            maxLength={80}
            className="min-h-11 min-w-0 flex-1 rounded-sm border border-line-strong bg-raised px-3 placeholder:text-quiet"
          />
          <Button type="submit">{texts.open}</Button>
        </form>
      </search>
    </ErrorMessage>
  );
}
