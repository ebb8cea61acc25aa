import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import { ListSearch } from '#components/ui/list-search.tsx';
import { foldName } from '#lib/i18n/fold-name.ts';

export type ChoiceGroup = {
  key: string;
  title: ReactNode;
  /** The text of the title, for the search. */
  name: string;
  items: readonly { key: string; name: string; href: string }[];
};

/** Whom to compare with: plain links in groups, which typing narrows. Pairs are too many to be fetched ahead or indexed. */
export function Choice({
  groups,
  label,
  nothingFound,
}: {
  groups: readonly ChoiceGroup[];
  label: string;
  nothingFound: string;
}) {
  return (
    <ListSearch label={label} nothingFound={nothingFound}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {groups.map((group) => (
          <section key={group.key} className="min-w-0 [&:not(:has(li:not([hidden])))]:hidden">
            <h2 className="border-b border-line-strong pb-1 font-bold">{group.title}</h2>
            <ul>
              {group.items.map(({ key, name, href }) => (
                <li key={key} data-item={foldName(`${name} ${group.name}`)}>
                  <Link href={href} prefetch={false} rel="nofollow" className="choice-link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ListSearch>
  );
}
