import { describe, expect, test } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { statNames } from '#lib/basketball/statistics.ts';
import { withLinkedEvents } from '#lib/desk/entry/linked-events.ts';
import { pointCategories, pointCategoriesOf } from '#lib/desk/entry/point-categories.ts';
import { commandOf } from '#lib/desk/entry/stamp.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';

const folder = 'livestats-nbl-2021-22/games';
const missing = missingSharedData(folder);
/** Minutes are printed in whole seconds. */
const exact = statNames.filter((name) => name !== 'playedMs' && name !== 'plusMinus');

type Scoring = Extract<GameEvent, { type: 'field-goal' | 'free-throw' }>;

/**
 * A shot as the desk writes it: the categories only where the scorer says otherwise than the log, a fast break of each. Those of a
 * free throw are said in the log.
 */
function asWritten(state: GameState, event: Scoring): GameAction {
  const { inThePaint, fastBreak, secondChance, fromTurnover, ...bare } = event;
  const fromLog = pointCategoriesOf(state, bare as Scoring);
  const said = pointCategories
    .filter((name) => (event[name] ?? false) !== (fromLog[name] ?? false))
    .map((name) => [name, event[name] ?? false]);
  const { id, seq, period, clockMs, linkedTo, ...action } = bare;
  return {
    ...action,
    ...(event.type === 'field-goal' && { fastBreak: fastBreak ?? false }),
    ...Object.fromEntries(said),
  } as GameAction;
}

/** Writes a log as commands of the desk, one entry each. */
function written(events: readonly GameEvent[], roster: GameState['roster']): GameState {
  let state = replayGame({ profile: fiba2024, events: [], roster: { home: [...roster.home], away: [...roster.away] } });
  const offensive = new Set(
    events.flatMap((one): (string | undefined)[] => (one.type === 'foul' && one.kind === 'offensive' ? [one.id] : [])),
  );
  const ids = new Map<string, string>();
  for (const [index, event] of events.entries()) {
    // The desk writes the turnover of an offensive foul by itself.
    const isOwn = event.type === 'turnover' && offensive.has(event.linkedTo);
    if (isOwn || event.type === 'note' || (event.type === 'rebound' && event.deadBall)) continue;
    const { id, seq, period, clockMs, linkedTo, ...rest } = event;
    const action = event.type === 'field-goal' || event.type === 'free-throw' ? asWritten(state, event) : rest;
    const command = `desk-${index}`;
    ids.set(id, `${command}:0`);
    const main = linkedTo === undefined ? undefined : ids.get(linkedTo);
    const drafts = withLinkedEvents(action as GameAction, command);
    if (main && drafts[0]) drafts[0] = { ...drafts[0], links: { linkedTo: main } };
    const stamp = { period, clockMs: clockMs ?? 0, wallTime: '2021-12-04T08:30:00.000Z' };
    for (const one of commandOf(command, drafts, stamp).events) {
      state = applyEvent(state, { ...one, seq: state.log.length + 1 } as GameEvent);
    }
  }
  return state;
}

describe.skipIf(missing !== null)('a real game as the desk writes it', () => {
  test.each(['2090351', '1976446', '2031335', '2069195'])('has the official box score: %s', async (name) => {
    const file = sharedData(`${folder}/${name}.json`);
    const { events, teams, officialBox } = mapLiveStats(await readJsonFile(file), file);
    const keys = (side: 'home' | 'away') => teams[side].players.map(({ key }) => key);
    const box = boxScore(written(events, { home: keys('home'), away: keys('away') }));
    const differences = sides.flatMap((side) => {
      const compare = (who: string, ours: StatLine | undefined, official: Partial<Record<string, number | null>>) =>
        exact
          .filter((stat) => official[stat] !== undefined && ours?.[stat] !== official[stat])
          .map((stat) => `${side} ${who} ${stat}: ${ours?.[stat]}, official ${official[stat]}`);
      return [
        ...compare('total', box[side].total, officialBox[side].total),
        ...officialBox[side].players.flatMap(({ key, line }) =>
          compare(key, box[side].players.find(({ person }) => person === key)?.line, line),
        ),
      ];
    });
    expect(box.score).toEqual(officialBox.score);
    expect(differences).toEqual([]);
  });
});
