import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, pageOf, pageQuery } from './common.ts';
import { dataImportKinds, dataImportStates } from './data-import-kinds.ts';
import { periodScore } from './game.ts';

export const maxImportBytes = 10 * 1024 * 1024;

const ourColumn = z.string().min(1).max(60);
const count = z.number().int().min(0);

/** How dates of a file are written; the cells of a spreadsheet that are dates need no format. */
export const dateFormats = [
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'DD.MM.YYYY.',
  'DD. MM. YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'DD-MM-YYYY',
] as const;

/** Which column of the file is which of ours, and what holds for all its lines. */
const dataImportMap = z.object({
  /** The file's column by the name of ours. */
  columns: z.record(ourColumn, z.string().min(1).max(200)),
  /** What every line has, by the name of our column. */
  constants: z.record(ourColumn, z.string().max(200)),
  date: z.enum(dateFormats),
  /** A team that looks like a known one is another team. */
  newTeams: z.boolean(),
  /** Box scores that record more than the file are replaced. */
  replace: z.boolean(),
  /** Of LiveStats: the game that the file is of, instead of the one that it names. */
  game: z.uuid().optional(),
  /** Of LiveStats: who the players of the file are, by their key in the file, where the names do not tell. */
  people: z.record(z.string().max(20), z.uuid()).optional(),
});
export type DataImportMap = z.infer<typeof dataImportMap>;

const lineOutcomes = ['created', 'changed', 'unchanged', 'refused', 'notice'] as const;

const reportedLine = z.object({
  /** Counts from 1 with the header; null for what concerns the whole file. */
  line: z.number().int().nullable(),
  outcome: z.enum(lineOutcomes),
  /** What the line is about, such as a game or a person. */
  title: z.string(),
  /** The file's own name of the column with a fault. */
  column: z.string().nullable(),
  /** What is wrong, and the cure; in English, as at the command line. */
  problem: z.string().nullable(),
  changes: z.array(z.object({ column: ourColumn, from: z.string(), to: z.string() })),
});
export type ReportedLine = z.infer<typeof reportedLine>;

const report = z
  .object({
    counts: z.object({ created: count, changed: count, unchanged: count, refused: count, notice: count }),
    /** Refused lines first, then changed and new ones; not all of a long file. */
    lines: z.array(reportedLine),
    /** How many lines are not listed. */
    omitted: count,
  })
  .meta({ id: 'DataImportReport' });
export type DataImportReport = z.infer<typeof report>;

const keptRow = z.object({
  table: z.string(),
  name: z.string(),
  /** Somebody changed it since, or something needs it that stays. */
  reason: z.enum(['changed', 'needed']),
});
export type KeptRow = z.infer<typeof keptRow>;

const record = z
  .object({
    id: z.uuid(),
    kind: z.enum(dataImportKinds),
    state: z.enum(dataImportStates),
    fileName: z.string(),
    size: count,
    /** The name of who brought the file. */
    author: z.string(),
    createdAt: instant,
    appliedAt: instant.nullable(),
    undoneAt: instant.nullable(),
    undoneBy: z.string().nullable(),
    counts: report.shape.counts.nullable(),
  })
  .meta({ id: 'DataImport' });
export type DataImport = z.infer<typeof record>;

/** A file that was read: what is in it, what it can be mapped to, and a map to begin with. */
const openedFile = z.object({
  encoding: z.string(),
  /** Null for a spreadsheet. */
  delimiter: z.string().nullable(),
  header: z.array(z.string()),
  /** The first lines. */
  sample: z.array(z.array(z.string())),
  /** How many lines stand below the header. */
  lines: count,
  columns: z.array(z.object({ name: ourColumn, isRequired: z.boolean() })),
  map: dataImportMap,
  /** Names of seasons and leagues that there are, for the constants. */
  seasons: z.array(z.string()),
  leagues: z.array(z.string()),
});
export type OpenedFile = z.infer<typeof openedFile>;

const detail = record.extend({
  /** Null where the import is not open. */
  file: openedFile.nullable(),
  report: report.nullable(),
  kept: z.array(keptRow),
});
export type DataImportDetail = z.infer<typeof detail>;

const params = z.object({ importId: z.uuid() });
const nothing = z.object({});

const uploadQuery = z.object({ kind: z.enum(dataImportKinds), name: z.string().trim().min(1).max(200) });

/** The request body is the file. */
export const openDataImport = {
  method: 'POST',
  path: '/v2/manage/imports',
  summary:
    'Reads a file to import: CSV of any encoding, .xlsx, or data.json of LiveStats. Nothing of the league changes',
  params: z.object({}),
  query: uploadQuery,
  answer: detail,
} as const;

export const listDataImports = defineCall({
  path: '/v2/manage/imports',
  summary: 'The imports of files, the newest first',
  params: nothing,
  query: pageQuery,
  answer: pageOf(record),
});

export const getDataImport = defineCall({
  path: '/v2/manage/imports/{importId}',
  summary: 'An import: what is in its file, or what it did',
  params,
  query: nothing,
  answer: detail,
});

/** What a file of LiveStats makes of its game, and the players whom no name of the squads fits: they would be new people. */
const importedGame = z.object({
  title: z.string(),
  score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
  periods: z.array(periodScore),
  newPlayers: z.array(
    z.object({ key: z.string(), side: z.enum(['home', 'away']), number: z.string(), name: z.string() }),
  ),
});
export type ImportedGame = z.infer<typeof importedGame>;

export const previewDataImport = defineCommand({
  method: 'POST',
  path: '/v2/manage/imports/{importId}/preview',
  summary: 'Says what an import will do with each line, by doing it and taking it back',
  params,
  body: dataImportMap,
  answer: z.object({ digest: z.string(), report, /** Null for a table. */ game: importedGame.nullable() }),
});
export type DataImportPreview = z.infer<typeof previewDataImport.answer>;

export const applyDataImport = defineCommand({
  method: 'POST',
  path: '/v2/manage/imports/{importId}/apply',
  summary:
    'Imports a file as its preview said, in one transaction; refused with the new preview in `current` where it would do something else by now',
  params,
  body: z.object({ map: dataImportMap, digest: z.string().max(100) }),
  answer: detail,
});

const undoPlan = z.object({
  /** How many rows of each table are restored or removed. */
  rows: z.array(z.object({ table: z.string(), restored: count, removed: count })),
  kept: z.array(keptRow),
});
export type UndoPlan = z.infer<typeof undoPlan>;

export const getUndoPlan = defineCall({
  path: '/v2/manage/imports/{importId}/undo',
  summary: 'What taking back an import would restore and remove, and what it would keep since it was changed',
  params,
  query: nothing,
  answer: undoPlan,
});

export const undoDataImport = defineCommand({
  method: 'POST',
  path: '/v2/manage/imports/{importId}/undo',
  summary: 'Takes back an import, except what was changed since, which is kept and named',
  params,
  body: nothing,
  answer: detail,
});

export const dropDataImport = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/imports/{importId}',
  summary: 'Drops a file that was not imported',
  params,
  body: nothing,
  answer: nothing,
});
