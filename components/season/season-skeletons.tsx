import { useTranslations } from 'next-intl';
import { PageBody } from '#components/layout/page-body.tsx';
import { Loading, Skeleton } from '#components/ui/skeleton.tsx';

const items = ['a', 'b', 'c', 'd'];

/** The list of seasons before it is there. */
export function SeasonsSkeleton() {
  const t = useTranslations('common');
  return (
    <Loading label={t('loading')}>
      <div data-ground="band" className="h-28 sm:h-48 lg:h-56" />
      <PageBody>
        {items.map((item) => (
          <div key={item} className="endline grid gap-x-10 gap-y-3 py-3 lg:grid-cols-12">
            <Skeleton className="h-12 w-40 lg:col-span-4" />
            <Skeleton className="h-16 lg:col-span-8" />
          </div>
        ))}
      </PageBody>
    </Loading>
  );
}

/** A season before it is there. */
export function SeasonSkeleton() {
  const t = useTranslations('common');
  return (
    <Loading label={t('loading')}>
      <div data-ground="band" className="h-28 sm:h-48 lg:h-56" />
      <PageBody>
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      </PageBody>
    </Loading>
  );
}
