import type { FaultRule } from '#lib/basketball/fantasy/faults.ts';
import { LeagueError } from '#server/errors.ts';

/** Returns the conflict of a change with what is so already, with the rule by which pages tell it. */
export const conflictOf = (rule: FaultRule, path: string, message: string): LeagueError =>
  new LeagueError('conflict', message, [{ rule, path, message }]);
