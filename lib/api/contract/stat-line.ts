import { z } from 'zod';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { type Stat, type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';

type Shape = {
  [S in Stat]: S extends StatWith<{ recorded: 'always' }> ? z.ZodNumber : z.ZodNullable<z.ZodNumber>;
};

function fieldOf(stat: Stat) {
  const { kind, recorded } = statRules[stat];
  const whole = z.number().int();
  const value = kind === 'difference' ? whole : whole.nonnegative();
  return recorded === 'always' ? value : value.nullable();
}

const shape = Object.fromEntries(statNames.map((stat) => [stat, fieldOf(stat)])) as Shape;

/** Statistics of a player, team or line-up; null = not recorded by the source. Times in milliseconds. */
export const statLine = z.object(shape).meta({ id: 'StatLine' }) satisfies z.ZodType<StatLine>;
