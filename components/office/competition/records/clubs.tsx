'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import {
  deleteClub,
  listClubRecords,
  type ManagedClub,
  mergeClubRecords,
  previewClubMerge,
} from '#lib/api/contract/competition/clubs.ts';

import { apiQuery } from '#lib/api/queries/query.ts';
import { ClubForm } from './club-form.tsx';
import { MergeRecords } from './merge-records.tsx';
import { RecordList } from './record-list.tsx';

/** The clubs of the site: search, form, merge, and deleting those without teams. */
export function Clubs() {
  const t = useTranslations('office-records');
  const { change } = useOfficeChange();
  const query = useOfficeQuery(apiQuery(listClubRecords, { params: {}, query: {} }));
  const remove = (club: ManagedClub) =>
    change(
      () => commandApi(deleteClub, { params: { clubId: club.id }, body: {} }),
      ({ name }) => ({ text: t('deleted', { name }) }),
    );
  return (
    <RecordList
      query={query}
      detailOf={({ name, city, crest, teams }) => (
        <>
          <span className="flex size-8 shrink-0 items-center justify-center">
            {/* biome-ignore lint/performance/noImgElement: a stored picture of any format, as it is */}
            {crest && <img src={crest} alt="" className="max-h-full max-w-full object-contain" />}
          </span>
          <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-quiet">
            {[city, t('teamsCount', { count: teams })].filter(Boolean).join(' · ')}
          </span>
        </>
      )}
    >
      {(club, others, close) => (
        <div className="flex flex-col gap-4">
          <ClubForm key={club.id} read={club} />
          <MergeRecords
            others={others}
            queryKey={[previewClubMerge.path, club.id]}
            previewOf={(duplicateId) =>
              callApi(previewClubMerge, { params: { clubId: club.id, duplicateId }, query: {} })
            }
            merge={(duplicateId) =>
              commandApi(mergeClubRecords, { params: { clubId: club.id, duplicateId }, body: {} })
            }
          />
          {club.teams === 0 && (
            <p>
              <ConfirmedButton
                label={t('delete')}
                title={club.name}
                question={t('deleteQuestion', { name: club.name })}
                onConfirm={async () => {
                  if (await remove(club)) close();
                }}
              />
            </p>
          )}
        </div>
      )}
    </RecordList>
  );
}
