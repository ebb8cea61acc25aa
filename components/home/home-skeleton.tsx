import { useTranslations } from 'next-intl';
import { PageBody } from '#components/layout/page-body.tsx';
import { Loading, Skeleton } from '#components/ui/skeleton.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The home page before its games are there: the court, the cards, the news. */
export function HomeSkeleton() {
  const t = useTranslations('common');
  return (
    <Loading label={t('loading')}>
      <div data-ground="board" className="h-60 sm:h-96 lg:h-112" />
      <PageBody>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map((card) => (
            <Skeleton key={card} className="h-28 max-sm:nth-[n+4]:hidden" />
          ))}
        </div>
        <div className="grid gap-10 lg:grid-cols-12">
          <Skeleton className="aspect-video lg:col-span-8" />
          <Skeleton className="h-full min-h-64 lg:col-span-4" />
        </div>
      </PageBody>
    </Loading>
  );
}
