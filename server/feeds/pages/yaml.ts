import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { errorText } from '#server/failure.ts';
import { nearestWord } from '#server/feeds/csv/suggestion.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { plainMessage } from '#server/feeds/errors/plain-message.ts';

/** Formats a place in a file: `opening.md, line 3`. */
const place = (file: string, line: number) => `${file}, line ${line}`;

type Path = readonly (string | number)[];
/** `firstLine` is the line of the file on which the text begins. */
export type YamlSource = { file: string; text: string; firstLine?: number };
export type YamlFault = { problem: string; cure: string; path: Path };
export type YamlText = {
  data: unknown;
  /** Returns where a value, or its nearest ancestor, begins; line and column count from 1. */
  locate: (path: Path) => { line: number; column: number };
};

/** Parses YAML (or JSON, a subset of it) with a schema. Throws an `ImportError` with line and key. */
export function readYaml<Schema extends z.ZodType>(schema: Schema, source: YamlSource): z.output<Schema> {
  const { data, locate } = openYaml(source);
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [fault = noForm] = yamlFaults(parsed.error.issues, schema, 'docs/import.md');
  const { problem, cure, path } = fault;
  const where = place(source.file, locate(path).line);
  throw new ImportError(`${where}${path.length > 0 ? `, ${path.join('.')}` : ''}`, problem, cure);
}

const noForm: YamlFault = {
  problem: 'it does not have the expected form',
  cure: 'see docs/import.md',
  path: [],
};

/** Parses a YAML text into values and their places. Throws an `ImportError` with the line of a syntax error. */
export function openYaml({ file, text, firstLine = 1 }: YamlSource): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const broken = (offset: number, message: string) =>
    new ImportError(place(file, placeAt(offset).line), message, 'correct the YAML; quote texts with a colon');
  const [error] = document.errors;
  if (error) throw broken(error.pos[0], error.message);
  try {
    return { data: document.toJS() ?? {}, locate: (path) => placeAt(nearestNode(document, path)) };
  } catch (error) {
    throw broken(0, errorText(error));
  }
}

/** Converts schema issues to faults with a cure; `manual` is the page that describes the format. */
export function yamlFaults(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, manual: string): YamlFault[] {
  return issues.flatMap((issue): YamlFault[] => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code !== 'unrecognized_keys')
      return [{ problem: plainMessage(issue.message), cure: `see ${manual} for what stands here`, path }];
    return issue.keys.map((key) => {
      const near = nearestWord(key, keysAt(schema, path));
      const cure = near ? `did you mean "${near}"` : `see ${manual} for the keys`;
      return { problem: 'there is no such key', cure, path: [...path, key] };
    });
  });
}

/** Returns the keys that a schema allows at a path. */
function keysAt(schema: unknown, [first, ...rest]: Path): string[] {
  const inner = unwrapped(schema);
  const shape = inner instanceof z.ZodObject ? inner.shape : {};
  if (first === undefined) return inner instanceof z.ZodRecord ? wordsOf(inner.keyType) : Object.keys(shape);
  return keysAt(inner instanceof z.ZodArray ? inner.element : shape[first], rest);
}

const wordsOf = (type: unknown) => (type instanceof z.ZodEnum ? type.options.map(String) : []);

function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

function nearestNode(document: ReturnType<typeof parseDocument>, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    return (isCollection(node) ? keyOffset(document, path.slice(0, length)) : null) ?? node.range[0];
  }
  return 0;
}

/** Returns the offset of the key of a list or map, which is where the value begins for a reader. */
function keyOffset(document: ReturnType<typeof parseDocument>, path: Path): number | null {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? null) : null;
}
