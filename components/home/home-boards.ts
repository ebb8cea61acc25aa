import type { LeaderBoard, LeaderCategory } from '#lib/api/contract/league-players.ts';

const categories = ['points', 'rebounds', 'assists', 'pir'] as const satisfies readonly LeaderCategory[];

/** Returns the leaderboards of the home page in order, without empty ones. All values are per game. */
export function homeBoards(boards: readonly LeaderBoard[]): LeaderBoard[] {
  return categories.flatMap((homeCategory) =>
    boards.filter(({ category, leaders }) => category === homeCategory && leaders.length > 0),
  );
}
