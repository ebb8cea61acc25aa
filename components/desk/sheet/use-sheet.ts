'use client';

import { useEffect, useMemo, useState } from 'react';
import { commandApi } from '#lib/api/client.ts';
import { enterSheet } from '#lib/api/contract/live.ts';
import { type Side, sides } from '#lib/basketball/events.ts';
import { commandOf, type Draft } from '#lib/desk/entry/stamp.ts';
import type { DeskSnapshot, OpenDesk } from '#lib/desk/game/open-desk.ts';
import { createIncrementalReplay } from '#lib/desk/game/state.ts';
import { newCommandId } from '#lib/desk/session.ts';
import { isSameSheet } from '#lib/desk/sheet/is-same-sheet.ts';
import { type SheetLine, sheetFault, sheetLinesOf, toSheet, toSheetInput } from '#lib/desk/sheet/sheet-lines.ts';
import { squadOf } from '#lib/desk/sheet/squads.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type TeamSheet = { lines: SheetLine[]; coach: string };

/** Returns the roster sheets of both teams while they are checked, and a function that enters them. */
export function useSheet({ snapshot, saveSnapshot, outbox, device, now, isRehearsal }: OpenDesk) {
  const locale = usePageLocale();
  const { game, live } = snapshot;
  const state = useMemo(() => createIncrementalReplay(live)(outbox.getState().queue), [live, outbox]);
  const [teams, setTeams] = useState<Record<Side, TeamSheet> | null>(null);
  const [failed, setFailed] = useState('');
  // The sheet that the form began with: one that is changed elsewhere meanwhile takes nothing from who is typing.
  const [begun, setBegun] = useState({ live, state });
  useEffect(() => {
    let isStopped = false;
    const load = async (side: Side): Promise<TeamSheet> => {
      const squad = await squadOf(game, side, locale);
      const { onCourt, players } = begun.state.teams[side];
      const captain = Object.entries(players).find(([, player]) => player.captain)?.[0] ?? null;
      const lines = sheetLinesOf(begun.live.sheet[side], squad, { starters: onCourt, captain });
      return { lines, coach: begun.live.coaches[side] ?? squad.coach ?? '' };
    };
    Promise.all([load('home'), load('away')]).then(
      ([home, away]) => !isStopped && setTeams({ home, away }),
      (error: Error) => !isStopped && setFailed(error.message),
    );
    return () => {
      isStopped = true;
    };
  }, [game, begun, locale]);
  const isOutdated = !isSameSheet(begun.live, live);

  const change = (side: Side, to: Partial<TeamSheet>) =>
    teams && setTeams({ ...teams, [side]: { ...teams[side], ...to } });
  const faults = {
    home: teams && sheetFault(teams.home.lines, live.profile.roster.size),
    away: teams && sheetFault(teams.away.lines, live.profile.roster.size),
  };
  const named = new Set(state.log.flatMap((event) => ('person' in event && event.person ? [event.person] : [])));

  /** Enters the sheets; resolves with the updated snapshot. */
  const enter = async (): Promise<DeskSnapshot> => {
    if (!teams) return snapshot;
    const { home, away } = teams;
    const coaches = { home: home.coach || null, away: away.coach || null };
    if (!isRehearsal) {
      const body = { home: toSheetInput(home.lines), away: toSheetInput(away.lines), coaches };
      await commandApi(enterSheet, { params: { gameId: live.gameId }, body });
    }
    const drafts = sides.flatMap((side) => firstEntries(side, teams[side].lines));
    const stamp = { period: state.clock.period, clockMs: state.clock.clockMs, wallTime: new Date(now()).toISOString() };
    if (drafts.length > 0) await outbox.write(commandOf(newCommandId(device), drafts, stamp));
    const sheet = { home: toSheet(home.lines), away: toSheet(away.lines) };
    const entered = { game, live: { ...live, sheet, coaches } };
    // A device that cannot store it reports that with its next command.
    saveSnapshot(entered).catch(() => undefined);
    return entered;
  };

  /** Returns the entries for starters, before the game where there are none yet, and for new captains. */
  function firstEntries(side: Side, lines: readonly SheetLine[]): Draft[] {
    const { onCourt, players } = state.teams[side];
    const starters = state.phase === 'scheduled' && onCourt.length === 0 ? lines.filter((line) => line.isStarter) : [];
    const captains = lines.filter((line) => line.isCaptain && line.isListed && !players[line.player.id]?.captain);
    return [
      ...starters.map(({ player }): Draft => ({ action: { type: 'starter', side, person: player.id } })),
      ...captains.map(({ player }): Draft => ({ action: { type: 'captain', side, person: player.id } })),
    ];
  }

  return {
    teams,
    change,
    faults,
    isWhole: teams !== null && faults.home === null && faults.away === null,
    mayChooseStarters: (side: Side) => state.phase === 'scheduled' && state.teams[side].onCourt.length === 0,
    isNamed: (person: string) => named.has(person),
    failed,
    /** Another device has changed the sheet since. */
    isOutdated,
    reload: () => setBegun({ live, state }),
    enter: () =>
      enter().catch((error: Error) => {
        setFailed(error.message);
        throw error;
      }),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
