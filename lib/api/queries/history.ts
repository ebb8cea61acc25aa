import { callApi } from '#lib/api/client.ts';
import type { QueryOf } from '#lib/api/contract/call.ts';
import { getAllTimeLeaders, getGameRecords, listAllTimePlayers } from '#lib/api/contract/history.ts';

/** Browser calls for all-time tables, loaded only when a visitor selects a table that the page does not include. */
export const fetchAllTimeLeaders = (query: QueryOf<typeof getAllTimeLeaders>, signal: AbortSignal) =>
  callApi(getAllTimeLeaders, { params: {}, query }, { signal });

export const fetchAllTimePlayers = (query: QueryOf<typeof listAllTimePlayers>, signal: AbortSignal) =>
  callApi(listAllTimePlayers, { params: {}, query }, { signal });

export const fetchGameRecords = (query: QueryOf<typeof getGameRecords>, signal: AbortSignal) =>
  callApi(getGameRecords, { params: {}, query }, { signal });
