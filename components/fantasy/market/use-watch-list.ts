'use client';

import { useState } from 'react';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { useCommand } from '#components/fantasy/command/use-command.ts';
import { useVisitor } from '#components/fantasy/command/use-visitor.ts';
import { commandApi } from '#lib/api/client.ts';
import { unwatchFantasyEntrant, watchFantasyEntrant } from '#lib/api/contract/fantasy/own-squad.ts';
import { ownSquadQuery } from '#lib/api/queries/fantasy.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useToasts } from '#stores/toasts.ts';

/** The visitor's watch list by number, null without account, and what puts somebody on it or takes them off. */
export function useWatchList({ season, league }: LeagueParams) {
  const { token } = useVisitor();
  const own = useOwnQuery(token, ownSquadQuery({ season, league }, usePageLocale()));
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const { run, isBusy } = useCommand();
  const show = useToasts((state) => state.show);
  const list = changed ?? own.data?.watched;
  const watched = token && list ? new Set(list) : null;
  const toggle = async (entrant: number) => {
    if (isBusy || !watched) return;
    const call = watched.has(entrant) ? unwatchFantasyEntrant : watchFantasyEntrant;
    const params = { season, league, entrant: String(entrant) };
    const answer = await run(
      () => commandApi(call, { params, body: {} }),
      (problem) => show(problem, 'error'),
    );
    if (answer) setChanged(answer.watched);
  };
  return { watched, toggle: (entrant: number) => void toggle(entrant) };
}
