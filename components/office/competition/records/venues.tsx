'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { InOrder } from '#components/office/shared/in-order.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import {
  deleteVenue,
  listVenueRecords,
  type ManagedVenue,
  mergeVenueRecords,
  previewVenueMerge,
} from '#lib/api/contract/competition/venues.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { MergeRecords } from './merge-records.tsx';
import { NewVenue } from './new-venue.tsx';
import { RecordList } from './record-list.tsx';
import { VenueForm } from './venue-form.tsx';

/** The venues of the site: search, form, merge, adding one, and deleting those without games. */
export function Venues() {
  const t = useTranslations('office-records');
  const { change } = useOfficeChange();
  const query = useOfficeQuery(apiQuery(listVenueRecords, { params: {}, query: {} }));
  const remove = (venue: ManagedVenue) =>
    change(
      () => commandApi(deleteVenue, { params: { venueId: venue.id }, body: {} }),
      ({ name }) => ({ text: t('deleted', { name }) }),
    );
  return (
    <InOrder>
      <RecordList
        query={query}
        detailOf={({ name, city, games }) => (
          <>
            <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-quiet">
              {[city, t('gamesCount', { count: games })].filter(Boolean).join(' · ')}
            </span>
          </>
        )}
      >
        {(venue, others, close) => (
          <div className="flex flex-col gap-4">
            <VenueForm key={venue.id} read={venue} />
            <MergeRecords
              others={others}
              queryKey={[previewVenueMerge.path, venue.id]}
              previewOf={(duplicateId) =>
                callApi(previewVenueMerge, { params: { venueId: venue.id, duplicateId }, query: {} })
              }
              merge={(duplicateId) =>
                commandApi(mergeVenueRecords, { params: { venueId: venue.id, duplicateId }, body: {} })
              }
            />
            {venue.games === 0 && (
              <p>
                <ConfirmedButton
                  label={t('delete')}
                  title={venue.name}
                  question={t('deleteQuestion', { name: venue.name })}
                  onConfirm={async () => {
                    if (await remove(venue)) close();
                  }}
                />
              </p>
            )}
          </div>
        )}
      </RecordList>
      <NewVenue />
    </InOrder>
  );
}
