import { create } from 'zustand';
import { onDeviceFollows, readDeviceFollows, storeDeviceFollows } from '#lib/account/device-follows.ts';
import { type FollowTarget, isSame, type NamedFollow } from '#lib/account/follow.ts';
import { fetchFollows, sendDeviceFollows, sendFollow } from '#lib/account/follow-calls.ts';
import { useAuth } from './auth.ts';

type Follows = {
  /** What is followed here: by the account, else on this device; null until it is known. */
  followed: readonly FollowTarget[] | null;
  /** What is followed on this device without an account. */
  onDevice: readonly NamedFollow[];
  /** Reads them once, and again after each login, logout or change in another tab. */
  start: () => Promise<void>;
  /** Follows or unfollows at once; resolves with false where it had to be undone. */
  change: (target: NamedFollow, isFollowed: boolean) => Promise<boolean>;
  /** Moves the follows of this device to the account; false where that failed. */
  keep: () => Promise<boolean>;
  /** Forgets the follows of this device. */
  discard: () => void;
};

const hasAccount = () => useAuth.getState().accessToken !== null;

function changed<Target extends FollowTarget>(list: readonly Target[], target: Target, isFollowed: boolean): Target[] {
  const others = list.filter((each) => !isSame(each, target));
  return isFollowed ? [...others, target] : others;
}

/** What the visitor follows. */
export const useFollows = create<Follows>((set, get) => {
  let started: Promise<void> | undefined;
  const load = async () => {
    const onDevice = readDeviceFollows();
    if (!hasAccount()) return set({ onDevice, followed: onDevice });
    set({ onDevice });
    const followed = await fetchFollows();
    if (followed && hasAccount()) set({ followed });
  };
  const begin = async () => {
    await useAuth.getState().restore();
    useAuth.subscribe((now, before) => {
      if (now.accessToken !== before.accessToken) void load();
    });
    onDeviceFollows(() => void load());
    await load();
  };
  const storeOnDevice = (onDevice: readonly NamedFollow[]) => {
    storeDeviceFollows(onDevice);
    set(hasAccount() ? { onDevice } : { onDevice, followed: onDevice });
  };
  return {
    followed: null,
    onDevice: [],
    start: () => {
      started ??= begin();
      return started;
    },
    change: async (target, isFollowed) => {
      const mark = (next: boolean) => set(({ followed }) => ({ followed: changed(followed ?? [], target, next) }));
      if (!hasAccount()) {
        storeOnDevice(changed(get().onDevice, target, isFollowed));
        return true;
      }
      mark(isFollowed);
      const isSent = await sendFollow(target, isFollowed);
      if (!isSent) mark(!isFollowed);
      return isSent;
    },
    keep: async () => {
      if (!(await sendDeviceFollows(get().onDevice))) return false;
      storeOnDevice([]);
      await load();
      return true;
    },
    discard: () => storeOnDevice([]),
  };
});
