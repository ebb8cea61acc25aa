import type { Random } from '#server/demo/simulate/random.ts';
import namesData from '#server/demo/world/content/names.json' with { type: 'json' };
import type { PersonName, WorldPerson } from '#server/demo/world/types.ts';
import { russianLatin, serbianCyrillic } from './transliterate.ts';

type Pool = { script: string; nationality?: string; first: string[]; last: string[] };
export type PoolKey = keyof typeof namesData;

const pools: Record<PoolKey, Pool> = namesData;

export type DrawnName = PersonName & Pick<WorldPerson, 'names' | 'nationality'>;

function inScripts(pool: Pool, drawn: PersonName): Pick<DrawnName, 'firstName' | 'lastName' | 'names'> {
  if (pool.script === 'russian') {
    return { firstName: russianLatin(drawn.firstName), lastName: russianLatin(drawn.lastName), names: { ru: drawn } };
  }
  if (pool.script !== 'serbian') return { ...drawn, names: {} };
  const cyrillic = { firstName: serbianCyrillic(drawn.firstName), lastName: serbianCyrillic(drawn.lastName) };
  return { ...drawn, names: { 'sr-Cyrl': cyrillic } };
}

/** Draws names of people so that no two have the same one. */
export function createNamePool(random: Random): (key: PoolKey) => DrawnName {
  const taken = new Set<string>();
  return (key) => {
    const pool = pools[key];
    for (let attempt = 0; attempt < 400; attempt++) {
      const drawn = { firstName: random.pick(pool.first), lastName: random.pick(pool.last) };
      const full = `${drawn.firstName} ${drawn.lastName}`;
      if (taken.has(full)) continue;
      taken.add(full);
      return { ...inScripts(pool, drawn), nationality: pool.nationality ?? key };
    }
    throw new Error(`names.json: the names of ${key} are used up; add more.`);
  };
}
