import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import {
  clearPlayoff,
  createPlayoff,
  deletePlayoff,
  type ManagedPlayoff,
  seedPlayoff,
} from '#lib/api/contract/competition/playoffs.ts';

type Playoff = Pick<ManagedPlayoff, 'phaseId' | 'name' | 'openGames'>;

/** Returns what declares, seeds, clears and deletes a playoff. Each but the last has its way back. */
export function usePlayoffChange(leagueId: string) {
  const t = useTranslations('office-playoffs');
  const office = useTranslations('office');
  const { change, isBusy } = useOfficeChange();
  const params = ({ phaseId }: Playoff) => ({ leagueId, phaseId });
  const undo = (run: () => Promise<unknown>) => ({ label: office('undo'), run: () => void run() });
  const remove = (playoff: Playoff, games: number) =>
    change(
      () => commandApi(deletePlayoff, { params: params(playoff), body: { removing: { games } } }),
      ({ name }) => ({ text: t('deleted', { name }) }),
    );
  const declare = (body: z.input<typeof createPlayoff.body>) =>
    change(
      () => commandApi(createPlayoff, { params: { leagueId }, body }),
      (made) => ({ text: t('declared', { name: made.name }), undo: undo(() => remove(made, made.games)) }),
    );
  const seed = (playoff: Playoff): Promise<ManagedPlayoff | null> =>
    change(
      () => commandApi(seedPlayoff, { params: params(playoff), body: { openGames: playoff.openGames } }),
      (made) => ({ text: t('seeded', { count: made.games }), undo: undo(() => clear(made)) }),
    );
  const clear = (playoff: Playoff): Promise<ManagedPlayoff | null> =>
    change(
      () => commandApi(clearPlayoff, { params: params(playoff), body: {} }),
      (made) => ({ text: t('cleared', { name: made.name }), undo: undo(() => seed(made)) }),
    );
  return { declare, seed, clear, remove, isBusy };
}
