'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { paths } from '#lib/paths.ts';

/** Why a game is not open for staff; status 0 = no response. */
export type Closed = { state: 'opening' } | { state: 'failed'; status: number };

export const closedBy = (error: unknown): Closed => ({
  state: 'failed',
  status: error instanceof ApiFailure ? error.status : 0,
});

export function NotOpen({ closed }: { closed: Closed }) {
  const t = useTranslations('desk');
  if (closed.state === 'opening') return <p className="p-10 text-center text-quiet">{t('opening')}</p>;
  const textsOf = (status: number) => {
    if (status === 401) return { title: t('staffOnlyTitle'), text: `${t('staffOnlyText')} ${t('signIn.refusedText')}` };
    if (status === 403) return { title: t('noRightTitle'), text: t('noRightText') };
    return { title: t('failedTitle'), text: t('failedText') };
  };
  const { title, text } = textsOf(closed.status);
  return (
    <div data-closed className="page-width pb-8">
      <EmptyState
        title={title}
        text={text}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={paths.desk()}>{t('games')}</ButtonLink>
            <ButtonLink href={paths.home()}>{t('toSite')}</ButtonLink>
          </span>
        }
      />
    </div>
  );
}
