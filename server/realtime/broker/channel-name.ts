import { limits } from './limits.ts';

export type ChannelKind = 'public' | 'private' | 'presence' | 'user';

const userPrefix = '#server-to-user-';

/** What a channel asks of its subscribers; null for a name that no channel can have. */
export function channelKind(name: string): ChannelKind | null {
  if (name.length > limits.channelName) return null;
  if (name.startsWith(userPrefix)) return name.length > userPrefix.length ? 'user' : null;
  if (!/^[\w\-=@,.;]+$/.test(name)) return null;
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** The channel of everything that is sent to one signed-in user. */
export const userChannel = (userId: string) => `${userPrefix}${userId}`;

/** Channels whose subscribers are told how many they are. */
export const hasSubscriptionCount = (name: string) => name.startsWith('game.');
