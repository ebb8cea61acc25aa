'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { SearchInput } from '#components/ui/search-input.tsx';
import { useDebounced } from '#components/ui/use-settled.ts';
import { listPeople, type PersonCard } from '#lib/api/contract/people/person.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { PersonLine } from './person-line.tsx';

const maxFound = 8;
const pauseMs = 200;

/** A search for somebody whom the league knows; a click chooses the person. */
export function PersonSearch({
  isChoosable,
  onChoose,
}: {
  isChoosable: (person: PersonCard) => boolean;
  onChoose: (person: PersonCard) => void;
}) {
  const t = useTranslations('office-people');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), pauseMs);
  return (
    <>
      <SearchInput label={t('search')} value={text} onValueChange={setText} />
      {search && <Found search={search} isChoosable={isChoosable} onChoose={onChoose} />}
    </>
  );
}

function Found({ search, isChoosable, onChoose }: Parameters<typeof PersonSearch>[0] & { search: string }) {
  const t = useTranslations('office-people');
  const { data, isError } = useOfficeQuery(apiQuery(listPeople, { params: {}, query: { search, limit: maxFound } }));
  const people = data?.items ?? [];
  return (
    <>
      <p role="status" className="py-2 text-sm text-quiet">
        {data ? t('found', { count: people.length }) : t(isError ? 'searchFailed' : 'searching')}
      </p>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              disabled={!isChoosable(person)}
              onClick={() => onChoose(person)}
              className="flex min-h-14 w-full items-center border-b border-line bg-raised px-3 py-2 text-start enabled:hover:bg-hover disabled:opacity-60"
            >
              <PersonLine person={person} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
