'use client';

import { useTranslations } from 'next-intl';
import { useCommand } from '#components/fantasy/command/use-command.ts';
import { commandApi } from '#lib/api/client.ts';
import { joinPrivateLeague } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';

/** Joins a private league by its code, as it was typed or came with the address. */
export function useJoin({ season, league }: LeagueParams, onJoined: (id: string) => void) {
  const t = useTranslations('fantasy-leagues.problems');
  const { run, setProblem, ...state } = useCommand(t('code'));
  const join = async (typed: string) => {
    const { body } = joinPrivateLeague;
    const parsed = body.safeParse({ code: typed });
    if (!parsed.success) return setProblem(t('codeForm'));
    const joined = await run(() => commandApi(joinPrivateLeague, { params: { season, league }, body: parsed.data }));
    if (joined) onJoined(joined.id);
  };
  return { ...state, join };
}
