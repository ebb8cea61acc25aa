import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import type { addFollow, listFollows, mergeFollows, removeFollow } from '#lib/api/contract/account/follows.ts';
import { lightCall, lightCommand } from '#lib/api/light-call.ts';
import { hasOutline, isText, listOf } from '#lib/api/outline.ts';
import type { FollowTarget } from './follow.ts';

const path = '/v2/website/user/follows';
const list = lightCall<typeof listFollows>(
  path,
  hasOutline({ items: listOf(hasOutline<FollowTarget>({ noun: isText, id: isText })) }),
);
const add = lightCommand<typeof addFollow>('PUT', `${path}/{noun}/{id}`);
const remove = lightCommand<typeof removeFollow>('DELETE', `${path}/{noun}/{id}`);
const merge = lightCommand<typeof mergeFollows>('POST', path);

/** Returns what the account follows; null where the server cannot be reached or refuses. */
export async function fetchFollows(): Promise<FollowTarget[] | null> {
  try {
    return (await callApi(list, { params: {}, query: {} })).items;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return null;
  }
}

/** Changes what the account follows; false where that failed. */
export async function sendFollow({ noun, id }: FollowTarget, isFollowed: boolean): Promise<boolean> {
  return isSent(commandApi(isFollowed ? add : remove, { params: { noun, id }, body: {} }));
}

/** Adds what was followed on this device to the account; false where that failed. */
export async function sendDeviceFollows(follows: readonly FollowTarget[]): Promise<boolean> {
  return isSent(commandApi(merge, { body: { items: follows.map(({ noun, id }) => ({ noun, id })) } }));
}

async function isSent(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return false;
  }
}
