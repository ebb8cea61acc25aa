import type { PlayLike } from '#lib/basketball/plays/play-like.ts';
import type { FantasyItem } from './items.ts';

type Shot = PlayLike & { action: { points?: number } };
type Gives = (play: Shot, blocked: ReadonlySet<string>) => boolean;

const isShot = ({ action }: PlayLike, made: boolean) => action.type === 'field-goal' && action.made === made;
const isThrow = ({ action }: PlayLike, made: boolean) => action.type === 'free-throw' && action.made === made;
const isKind = ({ action }: PlayLike, type: string, kind?: string) =>
  action.type === type && (kind === undefined || action.kind === kind);

/** Which plays of a player an item is counted from. Bonuses are not here: they come from the other items, or from the result. */
const gives: Partial<Record<FantasyItem, Gives>> = {
  points: (play) => isShot(play, true) || isThrow(play, true),
  offensiveRebounds: (play) => isKind(play, 'rebound', 'offensive'),
  defensiveRebounds: (play) => isKind(play, 'rebound', 'defensive'),
  assists: (play) => isKind(play, 'assist'),
  steals: (play) => isKind(play, 'steal'),
  blocks: (play) => isKind(play, 'block'),
  foulsDrawn: (play) => isKind(play, 'foul-drawn'),
  turnovers: (play) => isKind(play, 'turnover'),
  blocksReceived: (play, blocked) => isShot(play, false) && blocked.has(play.id),
  fouls: (play) => isKind(play, 'foul'),
  missedFieldGoals: (play) => isShot(play, false),
  missedFreeThrows: (play) => isThrow(play, false),
  twoPointersMade: (play) => isShot(play, true) && play.action.points === 2,
  threePointersMade: (play) => isShot(play, true) && play.action.points === 3,
  threes: (play) => isShot(play, true) && play.action.points === 3,
  freeThrowsMade: (play) => isThrow(play, true),
};

/** Lists the plays of a game that a player's item is counted from, in order of play; none for a bonus. */
export function playsOfItem<Play extends Shot>(plays: readonly Play[], player: string, item: FantasyItem): Play[] {
  const isGiven = gives[item];
  if (!isGiven) return [];
  const blocked = new Set(
    plays.flatMap(({ action, linkedTo }) => (action.type === 'block' && linkedTo ? [linkedTo] : [])),
  );
  return plays.filter((play) => play.player === player && isGiven(play, blocked));
}
