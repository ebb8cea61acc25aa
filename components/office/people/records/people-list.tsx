'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PersonLine } from '#components/office/people/person-line.tsx';
import { PagedList } from '#components/office/shared/paged-list.tsx';
import { useOfficePages } from '#components/office/shared/use-office.ts';
import { SearchInput } from '#components/ui/search-input.tsx';
import { replaceInAddress } from '#components/ui/use-address.ts';
import { useDebounced } from '#components/ui/use-settled.ts';
import { listPeople } from '#lib/api/contract/people/person.ts';

const pageSize = 50;
const pauseMs = 200;

/** Everybody whom the league knows, by last name. */
export function PeopleList() {
  const t = useTranslations('office-people');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), pauseMs);
  const query = { limit: pageSize, ...(search && { search }) };
  const pages = useOfficePages(listPeople, { params: {}, query }, ({ nextCursor }) => nextCursor);
  return (
    <>
      <SearchInput label={t('search')} value={text} onValueChange={setText} className="mb-4 max-w-md" />
      <PagedList pages={pages} nothing={t('found', { count: 0 })} more={t('more')}>
        {(person) => (
          <li key={person.id}>
            <button
              type="button"
              onClick={() => replaceInAddress({ person: person.id })}
              className="flex min-h-14 w-full items-center border-b border-line bg-raised px-3 py-2 text-start hover:bg-hover"
            >
              <PersonLine person={person} />
            </button>
          </li>
        )}
      </PagedList>
    </>
  );
}
