import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Season } from '#lib/api/contract/season.ts';
import type { ClubListItem } from '#lib/api/contract/team.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

const tile =
  'flex min-h-12 items-center gap-3 border border-line bg-raised px-3 py-2 hover:border-line-strong hover:bg-hover';
const tiles = 'grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-2';

/** Where to go from the search page without a word: the leagues of the season and the clubs. They give way to results. */
export function StartingPoints({ season, clubs }: { season: Season | undefined; clubs: readonly ClubListItem[] }) {
  const t = useTranslations('search');
  const locale = tagLocale(useLocale());
  return (
    <div className="pt-8 [search:has(input:not(:placeholder-shown))~&]:hidden">
      {season && season.leagues.length > 0 && (
        <Section title={`${t('leagues')}, ${season.name}`}>
          <ul className={tiles}>
            {season.leagues.map(({ slug, name }) => (
              <li key={slug}>
                <Link href={paths.league(season.slug, slug)} prefetch={false} className={tile}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {clubs.length > 0 && (
        <Section title={t('clubs')}>
          <ul className={tiles}>
            {sortByText(locale, clubs, ({ name }) => name).map((club) => (
              <li key={club.id}>
                <Link href={paths.club(club.slug)} prefetch={false} className={tile}>
                  <Crest of={club} size="sm" />
                  <span className="min-w-0">{club.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
