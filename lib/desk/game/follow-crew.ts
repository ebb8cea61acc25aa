import type Pusher from 'pusher-js';
import type { PresenceChannel } from 'pusher-js';
import { z } from 'zod';
import { deskChannel } from '#lib/api/contract/desk-channel.ts';
import { type Duty, dutyOf } from '#lib/api/contract/duty.ts';

/** Another device at the desk of a game: who is signed in on it, and what it does. */
export type CrewMember = { id: string; name: string; duty: Duty };

const member = z.object({ name: z.string() });

/** Follows the other devices at the desk of a game. Returns a function that announces a new duty. */
export function followCrew(client: Pusher, gameId: string, onCrew: (others: CrewMember[]) => void) {
  const name = deskChannel(gameId);
  const join = () => {
    const channel = client.subscribe(name) as PresenceChannel;
    const tell = () => onCrew(othersIn(channel));
    for (const event of ['subscription_succeeded', 'member_added', 'member_removed'])
      channel.bind(`pusher:${event}`, tell);
  };
  const leave = () => {
    client.channel(name)?.unbind();
    client.unsubscribe(name);
  };
  join();
  return {
    rejoin() {
      leave();
      join();
    },
  };
}

function othersIn({ members }: PresenceChannel): CrewMember[] {
  const others: CrewMember[] = [];
  members.each(({ id, info }: { id: string; info: unknown }) => {
    const { data } = member.safeParse(info);
    if (data && id !== members.myID) others.push({ id, ...data, duty: dutyOf(info) });
  });
  return others.sort((one, other) => one.id.localeCompare(other.id));
}
