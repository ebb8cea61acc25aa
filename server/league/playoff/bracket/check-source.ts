import type { PlayoffSeeding } from '#server/db/schema/phases.ts';
import { badPlaces, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import type { Tables } from './read-seeds.ts';

/** Throws `not-found` for a phase without a table, and `bad-request` where its tables cannot give so many teams that way. */
export function checkSource({ places }: Tables, { phaseId, teams, pairing }: PlayoffSeeding): void {
  const own = places.filter(({ phase }) => phase.id === phaseId);
  if (own.length === 0) throw notFound('table of a phase', phaseId);
  const there = own.reduce((sum, { members }) => sum + members.size, 0);
  if (there < teams) throw badPlaces([{ path: 'teams', message: say`the table has ${there}, not ${teams}` }]);
  if (pairing === 'ranked' || own.length === 1) return;
  if (own.length % 2 === 1)
    throw badPlaces([
      { path: 'pairing', message: say`${own.length} groups cannot meet crosswise: rank their teams together` },
    ]);
  if (teams % own.length > 0)
    throw badPlaces([{ path: 'teams', message: say`${own.length} groups cannot give ${teams} evenly` }]);
}
