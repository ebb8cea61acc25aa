import type { z } from 'zod';
import { Failure } from '#server/failure.ts';
import { readTextFile } from '#server/feeds/files/read-file.ts';
import { openYaml, type YamlFault, type YamlSource, yamlFaults } from '#server/feeds/pages/yaml.ts';
import type { LeagueRulesInput } from '#server/league/league/own-profiles.ts';
import { defineRules } from './define-rules.ts';
import { defineStandings } from './define-standings.ts';
import type { Defined } from './defined.ts';
import { phasesInFile } from './phases-schema.ts';
import { playoffsInFile } from './playoffs-schema.ts';
import { rulesInFile } from './rules-schema.ts';
import { standingsInFile } from './standings-schema.ts';

const manual = 'docs/league-rules.md';
const maxBytes = 1024 * 1024;
const parts = ['rules', 'standings', 'playoffs', 'phases'];

/** Reads a league's own rules, standings, playoff formats and phases from a YAML file. Throws a `Failure` with every fault: place, value and cure. */
export async function readRulesFile(file: string): Promise<LeagueRulesInput> {
  return parseRules({ file, text: await readTextFile(file, maxBytes) });
}

export function parseRules(source: YamlSource): LeagueRulesInput {
  const { data, locate } = openYaml(source);
  const given = isRecord(data) ? data : {};
  const rules = readPart('rules', given.rules, rulesInFile, defineRules);
  const standings = readPart('standings', given.standings, standingsInFile, defineStandings);
  const playoffs = readPart('playoffs', given.playoffs, playoffsInFile, (profile) => ({ profile }));
  const phases = readPart('phases', given.phases, phasesInFile, (profile) => ({ profile }));
  const faults = [...partFaults(data), ...[rules, standings, playoffs, phases].flatMap((part) => part.faults)];
  if (faults.length === 0) {
    return {
      ...(rules.profile && { rules: rules.profile }),
      ...(standings.profile && { standings: standings.profile }),
      ...(playoffs.profile && { playoffs: playoffs.profile }),
      ...(phases.profile && { phases: phases.profile }),
    };
  }
  const lines = faults
    .map((fault) => ({ ...fault, ...locate(fault.path) }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, path, problem, cure }) => {
      const where = [source.file, `line ${line}`, `column ${column}`, path.join('.')].filter(Boolean).join(', ');
      return `${where}: ${problem.startsWith('there is no such') ? '' : shown(valueAt(data, path))}${problem}; ${cure}`;
    });
  const count = lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`;
  throw new Failure(`${source.file} has ${count}, and nothing was changed.\n${lines.join('\n')}`);
}

type Part<Profile> = { profile?: Profile; faults: YamlFault[] };

function readPart<Schema extends z.ZodType, Profile>(
  name: string,
  data: unknown,
  schema: Schema,
  define: (given: z.output<Schema>) => Defined<Profile>,
): Part<Profile> {
  if (data === undefined) return { faults: [] };
  const inPart = ({ path, ...fault }: YamlFault) => ({ ...fault, path: [name, ...path] });
  const parsed = schema.safeParse(data);
  if (!parsed.success) return { faults: yamlFaults(parsed.error.issues, schema, manual).map(inPart) };
  const defined = define(parsed.data);
  if ('profile' in defined) return { profile: defined.profile, faults: [] };
  const issues = defined.faults.map((fault) => ({ code: 'custom' as const, input: data, ...fault }));
  return { faults: yamlFaults(issues, schema, manual).map(inPart) };
}

/** Returns the faults of the file as a whole: unknown parts, or no part at all. */
function partFaults(data: unknown): YamlFault[] {
  if (isRecord(data) && parts.some((part) => data[part] !== undefined)) {
    const unknown = Object.keys(data).filter((key) => !parts.includes(key));
    return unknown.map((key) => ({
      path: [key],
      problem: 'there is no such part',
      cure: 'write rules, standings, playoffs or phases',
    }));
  }
  return [
    {
      path: [],
      problem: 'there are no rules, standings, playoffs or phases',
      cure: `see ${manual} for the form of the file`,
    },
  ];
}

function valueAt(data: unknown, [key, ...rest]: YamlFault['path']): unknown {
  if (key === undefined) return data;
  return typeof data === 'object' && data !== null
    ? valueAt(Object.entries(data).find(([one]) => one === String(key))?.[1], rest)
    : undefined;
}

/** Formats a scalar value; lists and maps are identified by their place only. */
const shown = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null) ? '' : `${JSON.stringify(value).slice(0, 60)}: `;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
