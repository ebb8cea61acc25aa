import type { PlayLike } from './play-like.ts';

type Rule = (play: PlayLike, main: PlayLike) => boolean;

const isShot = ({ action }: PlayLike, made: boolean) => action.type === 'field-goal' && action.made === made;
const sameTeam = (one: PlayLike, other: PlayLike) => one.side !== null && one.side === other.side;

/** Which play another one belongs to. */
const rules: Partial<Record<PlayLike['action']['type'], Rule>> = {
  assist: (assist, main) =>
    (isShot(main, true) || main.action.type === 'free-throw') &&
    sameTeam(assist, main) &&
    assist.player !== main.player,
  block: (block, main) => isShot(main, false) && !sameTeam(block, main),
  steal: (steal, main) => main.action.type === 'turnover' && !sameTeam(steal, main),
  'foul-drawn': (drawn, main) => main.action.type === 'foul' && !sameTeam(drawn, main),
  turnover: ({ action, ...turnover }, main) =>
    action.kind === 'offensive-foul' && main.action.type === 'foul' && turnover.player === main.player,
  'jump-ball': (lost, main) => lost.action.outcome === 'lost' && isWon(main) && !sameTeam(lost, main),
};

const isWon = ({ action }: PlayLike) => action.type === 'jump-ball' && action.outcome === 'won';

/** How far apart two plays of one action may be in a log that does not link them: in the list and on the clock. */
const near = { before: 6, after: 2, clockMs: 3_000 };

/**
 * Returns, by the id of a play, the play that it belongs to: an assist to its basket, a block to the miss, a steal to the
 * turnover, a foul drawn to the foul, the turnover of an offensive foul to the foul. A link of the log is followed where it can
 * be; otherwise the nearest play that fits and has none of the kind yet.
 */
export function mainPlays<Play extends PlayLike>(plays: readonly Play[]): Map<string, Play> {
  const byId = new Map(plays.map((play) => [play.id, play]));
  const mains = new Map<string, Play>();
  const taken = new Set<string>();
  const link = (play: Play, main: Play | undefined) => {
    if (!main) return;
    mains.set(play.id, main);
    taken.add(`${play.action.type} ${main.id}`);
  };
  for (const play of plays) {
    const target = play.linkedTo === null ? undefined : byId.get(play.linkedTo);
    if (target && target.period === play.period && rules[play.action.type]?.(play, target)) link(play, target);
  }
  for (const [index, play] of plays.entries()) {
    const rule = rules[play.action.type];
    if (!rule || mains.has(play.id)) continue;
    link(
      play,
      nearest(plays, index, (main) => !taken.has(`${play.action.type} ${main.id}`) && rule(play, main)),
    );
  }
  return mains;
}

function nearest<Play extends PlayLike>(
  plays: readonly Play[],
  index: number,
  fits: (main: Play) => boolean,
): Play | undefined {
  const play = plays[index];
  if (!play) return undefined;
  const isNear = (other: Play) =>
    other.period === play.period &&
    (other.clockMs === null || play.clockMs === null || Math.abs(other.clockMs - play.clockMs) <= near.clockMs);
  const before = plays.slice(Math.max(0, index - near.before), index).reverse();
  const after = plays.slice(index + 1, index + 1 + near.after);
  return [...before, ...after].find((other) => isNear(other) && fits(other));
}
