import { limits } from './limits.ts';

export type ChannelKind = 'public' | 'private' | 'presence' | 'user';

const userPrefix = '#server-to-user-';

/** Returns the kind of a channel, which decides what a subscription must prove; null for an invalid name. */
export function channelKind(name: string): ChannelKind | null {
  if (name.length > limits.channelName) return null;
  if (name.startsWith(userPrefix)) return name.length > userPrefix.length ? 'user' : null;
  if (!/^[\w\-=@,.;]+$/.test(name)) return null;
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** Returns the channel of everything sent to one signed-in user. */
export const userChannel = (userId: string) => `${userPrefix}${userId}`;

/** Returns whether the subscribers of a channel receive its `subscription_count`. */
export const hasSubscriptionCount = (name: string) => name.startsWith('game.');
