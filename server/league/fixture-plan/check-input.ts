import { groupsOf, roundsNeeded } from '#lib/fixtures/groups.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { badPlaces, type Fault } from '#server/errors.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';

type RoundsInput = Pick<PlanInput, 'teams' | 'groups' | 'meetings'> & { rounds: readonly { number: number }[] };

/** Throws `bad-request` where an input that has the right shape cannot be planned; the message names each fault with its cure. */
export function checkInput(input: PlanInput): void {
  refuse([...faultsOfRounds(input), ...faultsOfTeams(input), ...faultsOfGames(input)]);
}

/** Does the same for the rounds alone, before an input has its shape: there may be none. */
export function checkRounds(input: RoundsInput): void {
  refuse([...faultsOfRounds(input)]);
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw badPlaces(faults);
}

function* faultsOfRounds(input: RoundsInput): Iterable<Fault> {
  const given = input.rounds.length;
  const needed = Math.max(...groupsOf(input).map(({ length }) => roundsNeeded(length, input.meetings)));
  if (given < needed)
    yield at('rounds', say`there are ${given} rounds of ${needed}; add some, by shorter breaks or midweek rounds`);
  if (given > needed) yield at('rounds', say`there are ${given} rounds, ${needed} are needed; remove those too many`);
  if (new Set(input.rounds.map(({ number }) => number)).size < given)
    yield at('rounds', say`two rounds have the same number; number them from 1`);
}

function* faultsOfTeams(input: PlanInput): Iterable<Fault> {
  const teams = new Set(input.teams.map(({ id }) => id));
  const venues = new Set(input.venues.map(({ id }) => id));
  const grouped = groupsOf(input).flat();
  if (teams.size < input.teams.length) yield at('teams', say`two teams have the same id; give each its own`);
  for (const { id, venues: own } of input.teams)
    for (const venue of own)
      if (!venues.has(venue))
        yield at('teams', say`${id} plays in "${venue}", which is not among the venues; add it there`);
  for (const team of grouped)
    if (!teams.has(team)) yield at('groups', say`"${team}" of a group is not among the teams; add it there`);
  for (const team of teams)
    if (grouped.filter((other) => other === team).length !== 1)
      yield at('groups', say`${team} must be in exactly one group`);
}

function* faultsOfGames(input: PlanInput): Iterable<Fault> {
  const teams = new Set(input.teams.map(({ id }) => id));
  const groups = groupsOf(input);
  for (const team of input.derbies.flatMap((derby) => derby.teams))
    if (!teams.has(team))
      yield at('derbies', say`a derby has "${team}", which is not among the teams; choose one of them`);
  for (const { home, away, slot } of input.locked) {
    if (!groups.some((group) => group.includes(home) && group.includes(away)))
      yield at('locked', say`${home} and ${away} do not meet in this season; remove the game`);
    if (slot === null) yield at('locked', say`the game of ${home} and ${away} has no slot; give it one`);
  }
}

const at = (path: string, message: Sentence): Fault => ({ path, message });
