import type { Census } from '#server/realtime/broker/census.ts';

export type ChannelInfo = { occupied?: boolean; user_count?: number; subscription_count?: number };

/** What is asked about a channel, over all servers. */
export function channelInfo(census: Census, channel: string, asked: readonly string[]): ChannelInfo {
  return {
    ...(asked.includes('user_count') &&
      channel.startsWith('presence-') && { user_count: census.members(channel).size }),
    ...(asked.includes('subscription_count') && { subscription_count: census.count(channel) }),
  };
}
