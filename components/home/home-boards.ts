import type { LeaderBoard, LeaderCategory } from '#lib/api/contract/league-players.ts';

const categories = [
  'points',
  'rebounds',
  'assists',
  'pir',
  'threePointersMade',
  'freeThrowShare',
] as const satisfies readonly LeaderCategory[];
const maxBoards = 4;

/** Returns the leaderboards of the home page in order, without empty ones; where not all are recorded, others take their place. */
export function homeBoards(boards: readonly LeaderBoard[]): LeaderBoard[] {
  const filled = categories.flatMap((homeCategory) =>
    boards.filter(({ category, leaders }) => category === homeCategory && leaders.length > 0),
  );
  return filled.slice(0, maxBoards);
}
