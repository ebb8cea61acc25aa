'use client';

import { useEffect, useMemo, useState } from 'react';
import { callApi, commandApi } from '#lib/api/client.ts';
import { addProvisionalPlayer, enterSheet } from '#lib/api/contract/live.ts';
import { getGameRestrictions, type RestrictedPlayer } from '#lib/api/contract/restriction.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { commandOf, type Draft } from '#lib/desk/entry/stamp.ts';
import type { DeskSnapshot, OpenDesk } from '#lib/desk/game/open-desk.ts';
import { createIncrementalReplay } from '#lib/desk/game/state.ts';
import { newCommandId } from '#lib/desk/session.ts';
import { isSameSheet } from '#lib/desk/sheet/is-same-sheet.ts';
import { officialLinesOf, toOfficials } from '#lib/desk/sheet/officials.ts';
import { type SheetLine, sheetFault, sheetLinesOf, toSheet, toSheetInput } from '#lib/desk/sheet/sheet-lines.ts';
import { squadOf } from '#lib/desk/sheet/squads.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type TeamSheet = { lines: SheetLine[]; coach: string; assistant: string };

/** Returns the roster sheets of both teams while they are checked, and a function that enters them. */
export function useSheet({ snapshot, saveSnapshot, outbox, device, now, isRehearsal }: OpenDesk) {
  const locale = usePageLocale();
  const { game, live } = snapshot;
  const state = useMemo(() => createIncrementalReplay(live)(outbox.getState().queue), [live, outbox]);
  const [teams, setTeams] = useState<Record<Side, TeamSheet> | null>(null);
  const [failed, setFailed] = useState('');
  // The sheet that the form began with: one that is changed elsewhere meanwhile takes nothing from who is typing.
  const [begun, setBegun] = useState({ game, live, state });
  const [officials, setOfficials] = useState(() => officialLinesOf(game.officials));
  useEffect(() => {
    let isStopped = false;
    const { gameId } = begun.live;
    const load = async (side: Side, restricted: RestrictedPlayer[]): Promise<TeamSheet> => {
      const squad = await squadOf(begun.game, side, locale);
      const { onCourt, players } = begun.state.teams[side];
      const captain = Object.entries(players).find(([, player]) => player.captain)?.[0] ?? null;
      const lines = sheetLinesOf(begun.live.sheet[side], squad, { starters: onCourt, captain }, restricted);
      const { coaches, assistants } = begun.live;
      return {
        lines,
        coach: coaches[side] ?? squad.coach ?? '',
        assistant: assistants[side] ?? squad.assistant ?? '',
      };
    };
    const loadBoth = async () => {
      const { players } = await callApi(getGameRestrictions, { params: { gameId }, query: {} });
      return Promise.all([load('home', players), load('away', players)]);
    };
    loadBoth().then(
      ([home, away]) => !isStopped && setTeams({ home, away }),
      (error: Error) => !isStopped && setFailed(error.message),
    );
    return () => {
      isStopped = true;
    };
  }, [begun, locale]);
  const isOutdated = !isSameSheet(
    { ...begun.live, officials: begun.game.officials },
    { ...live, officials: game.officials },
  );

  const change = (side: Side, to: Partial<TeamSheet>) =>
    teams && setTeams({ ...teams, [side]: { ...teams[side], ...to } });
  const faults = {
    home: teams && sheetFault(teams.home.lines, live.profile.roster.size),
    away: teams && sheetFault(teams.away.lines, live.profile.roster.size),
  };
  const named = new Set(state.played.flatMap((event) => ('person' in event && event.person ? [event.person] : [])));

  /** Adds a player whom nobody knows, by number; resolves once the league has the record. */
  const addUnknown = async (side: Side, number: string, name: string): Promise<void> => {
    if (!teams) return;
    const { gameId } = live;
    const added = isRehearsal
      ? { personId: crypto.randomUUID(), firstName: '', lastName: name || `#${number}` }
      : await commandApi(addProvisionalPlayer, { params: { gameId }, body: { side, number, name: name || null } });
    const { personId: id, firstName, lastName } = added;
    const player = { id, slug: '', portrait: null, firstName, lastName, name: `${firstName} ${lastName}`.trim() };
    const marks = { isListed: true, isStarter: false, isCaptain: false };
    const line: SheetLine = { player, number, ...marks, restriction: null, reason: '' };
    setFailed('');
    setTeams((current) => {
      if (!current || current[side].lines.some((one) => one.player.id === id)) return current;
      return { ...current, [side]: { ...current[side], lines: [...current[side].lines, line] } };
    });
  };

  /** Enters the sheets; resolves with the updated snapshot. */
  const enter = async (): Promise<DeskSnapshot> => {
    if (!teams) return snapshot;
    const { home, away } = teams;
    const coaches = { home: home.coach || null, away: away.coach || null };
    const assistants = { home: home.assistant || null, away: away.assistant || null };
    const named = toOfficials(officials);
    if (!isRehearsal) {
      const players = { home: toSheetInput(home.lines), away: toSheetInput(away.lines) };
      const body = { ...players, coaches, assistants, officials: named };
      await commandApi(enterSheet, { params: { gameId: live.gameId }, body });
    }
    const drafts = sides.flatMap((side) => firstEntries(side, teams[side].lines));
    const stamp = { period: state.clock.period, clockMs: state.clock.clockMs, wallTime: new Date(now()).toISOString() };
    if (drafts.length > 0) await outbox.write(commandOf(newCommandId(device), drafts, stamp));
    const sheet = { home: toSheet(home.lines), away: toSheet(away.lines) };
    const entered = { game: { ...game, officials: named }, live: { ...live, sheet, coaches, assistants } };
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
    officials,
    changeOfficials: setOfficials,
    addUnknown: (side: Side, number: string, name: string) =>
      addUnknown(side, number, name).catch((error: Error) => setFailed(error.message)),
    /** Another device has changed the sheet since. */
    isOutdated,
    reload: () => {
      setBegun({ game, live, state });
      setOfficials(officialLinesOf(game.officials));
    },
    enter: () =>
      enter().catch((error: Error) => {
        setFailed(error.message);
        throw error;
      }),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
