import type { Membership } from '#lib/api/contract/player.ts';

export type Stay = Membership & { joined: string | null; left: string | null };

/**
 * Returns squad members by number, those who have left last. `joined` and `left` are set only if they differ from the
 * squad's first and last day.
 */
export function staysOf(squad: readonly Membership[]): Stay[] {
  const firstDay = squad.flatMap(({ from }) => from ?? []).sort()[0];
  const isOpen = squad.some(({ until }) => until === null);
  const lastDay = squad
    .flatMap(({ until }) => until ?? [])
    .sort()
    .at(-1);
  const byNumber = squad.toSorted((a, b) => Number(a.number ?? 1000) - Number(b.number ?? 1000));
  const stays = byNumber.map((member) => ({
    ...member,
    joined: member.from !== null && firstDay !== undefined && member.from > firstDay ? member.from : null,
    left: member.until !== null && (isOpen || member.until !== lastDay) ? member.until : null,
  }));
  return [...stays.filter(({ left }) => left === null), ...stays.filter(({ left }) => left !== null)];
}
