import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { competitionName } from './names.ts';
import { namedAnswer, optionalText, record, recordChange, recordMergePreview } from './records.ts';

const venue = record
  .extend({
    city: z.string().nullable(),
    country: z.string().nullable(),
    address: z.string().nullable(),
    timeZone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    capacity: z.number().int().nullable(),
    games: z.number().int(),
  })
  .meta({ id: 'ManagedVenue' });
export type ManagedVenue = z.infer<typeof venue>;

const venueParams = z.object({ venueId: z.uuid() });
const mergeParams = venueParams.extend({ duplicateId: z.uuid() });

export const listVenueRecords = defineCall({
  path: '/v2/manage/venues',
  summary: 'The venues of the site by name, as the office changes them',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ items: z.array(venue) }),
});

const venueFields = recordChange.extend({
  city: optionalText(120).optional(),
  country: optionalText(120).optional(),
  address: optionalText(300).optional(),
  timeZone: z.string().max(64).optional(),
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
  capacity: z.number().int().min(0).max(200_000).nullable().optional(),
});

export const createVenue = defineCommand({
  method: 'POST',
  path: '/v2/manage/venues',
  summary: 'Adds a venue; without a time zone it has that of the site',
  params: z.object({}),
  body: z.object({ name: competitionName, city: optionalText(120).optional() }),
  answer: venue,
});

export const changeVenue = defineCommand({
  method: 'PUT',
  path: '/v2/manage/venues/{venueId}',
  summary: 'Changes a venue; what is left out stays, null clears. Its former name and address still lead to it',
  params: venueParams,
  body: venueFields,
  answer: venue,
});
export type VenueChange = z.output<typeof changeVenue.body>;

export const deleteVenue = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/venues/{venueId}',
  summary: 'Deletes a venue without games, clubs and devices',
  params: venueParams,
  body: z.object({}),
  answer: namedAnswer,
});

export const previewVenueMerge = defineCall({
  path: '/v2/manage/venues/{venueId}/merge/{duplicateId}',
  summary: 'What a merge of two records of one venue would move, and what it would drop',
  params: mergeParams,
  query: z.object({}),
  answer: recordMergePreview,
});

export const mergeVenueRecords = defineCommand({
  method: 'POST',
  path: '/v2/manage/venues/{venueId}/merge/{duplicateId}',
  summary:
    'Merges two records of one venue: games, clubs and devices of the duplicate go to the other. It cannot be undone',
  params: mergeParams,
  body: z.object({}),
  answer: namedAnswer,
});
