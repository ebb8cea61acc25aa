import type { Census } from '#server/realtime/broker/census.ts';

export type ChannelInfo = { occupied?: boolean; user_count?: number; subscription_count?: number };

/** Returns the requested counts of a channel, over all servers. */
export function channelInfo(census: Census, channel: string, requested: readonly string[]): ChannelInfo {
  return {
    ...(requested.includes('user_count') &&
      channel.startsWith('presence-') && { user_count: census.members(channel).size }),
    ...(requested.includes('subscription_count') && { subscription_count: census.count(channel) }),
  };
}
