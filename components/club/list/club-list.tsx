import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { ListSearch } from '#components/ui/list-search.tsx';
import type { ClubListItem } from '#lib/api/contract/team.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** All clubs by name, filtered as the visitor types. */
export function ClubList({ clubs }: { clubs: readonly ClubListItem[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('club');
  if (clubs.length === 0) return <EmptyState title={t('listEmptyTitle')} text={t('listEmptyText')} />;
  return (
    <ListSearch label={t('search')} nothingFound={t('nothingFound')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {sortByText(locale, clubs, ({ name }) => name).map((club) => (
          <li key={club.id} data-item={foldName(`${club.name} ${club.city ?? ''}`)} className="min-w-0">
            <Link
              href={paths.club(club.slug)}
              className="flex h-full min-h-20 items-center gap-4 border border-line bg-raised p-3 hover:border-line-strong hover:bg-hover"
            >
              <Crest of={club} size="lg" />
              <span className="min-w-0">
                <span className="headline block text-xl leading-tight">{club.name}</span>
                {club.city && <span className="block truncate text-sm text-quiet">{club.city}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ListSearch>
  );
}
