import { useTranslations } from 'next-intl';
import { SegmentTabs } from '#components/ui/segment-tabs.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

type Tab<Id extends string> = { id: Id; slug: string; messageKey: Parameters<Translate<'navigation'>>[0] };

/** The tabs of a page. The tab with an empty `slug` is the default one: the layout's own page. Those without content are `closed`. */
export function PageTabs<Id extends string>({
  label,
  tabs,
  hrefOf,
  closed = [],
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  hrefOf: (id: Id) => string;
  closed?: readonly Id[];
}) {
  const navigation = useTranslations('navigation');
  return (
    <SegmentTabs
      label={label}
      defaultTab={tabs.find(({ slug }) => slug === '')?.id ?? ''}
      tabs={tabs.map(({ id, messageKey }) => ({
        id,
        label: navigation(messageKey),
        href: hrefOf(id),
        ...(closed.includes(id) && { isDisabled: true }),
      }))}
    />
  );
}
