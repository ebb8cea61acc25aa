'use client';

import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type FantasyReceipt, type Lineup, saveFantasySquad } from '#lib/api/contract/fantasy/own-squad.ts';
import { type FaultRule, isFaultRule } from '#lib/basketball/fantasy/faults.ts';
import { newUuid } from '#lib/new-uuid.ts';

type Save = {
  params: { season: string; league: string; round: number };
  revision: number;
  cost: number;
  name?: string;
  lineup: Lineup;
};

export type SaveState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'saved'; receipt: FantasyReceipt }
  | { kind: 'refused'; rules: FaultRule[] };

/** Saves a squad. A save whose answer was lost is sent again under its own number, and gets its first receipt. */
export function useSave() {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [lost, setLost] = useState<{ key: string; requestId: string } | null>(null);
  const save = async ({ params, ...body }: Save): Promise<FantasyReceipt | null> => {
    const key = JSON.stringify([params, body]);
    const requestId = lost?.key === key ? lost.requestId : newUuid();
    setState({ kind: 'saving' });
    try {
      const receipt = await commandApi(saveFantasySquad, {
        params: { ...params, round: String(params.round) },
        body: { requestId, ...body },
      });
      setLost(null);
      setState({ kind: 'saved', receipt });
      return receipt;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setLost(error.status === 0 ? { key, requestId } : null);
      const rules = error.issues?.map(({ rule }) => rule).filter(isFaultRule) ?? [];
      setState({ kind: 'refused', rules: [...new Set(rules)] });
      return null;
    }
  };
  return { state, save };
}
