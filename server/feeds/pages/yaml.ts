import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { nearestWord } from '#server/feeds/csv/suggestion.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { plainMessage } from '#server/feeds/errors/plain-message.ts';

/** A place in a file: `opening.md, line 3`. */
const place = (file: string, line: number) => `${file}, line ${line}`;

/**
 * YAML (JSON is YAML too) as a schema wants it. `firstLine` is that of the text in its file. Throws an `ImportError` that names
 * line and key.
 */
export function readYaml<Schema extends z.ZodType>(
  schema: Schema,
  { file, text, firstLine = 1 }: { file: string; text: string; firstLine?: number },
): z.output<Schema> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const [broken] = document.errors;
  if (broken)
    throw new ImportError(
      place(file, lineAt(broken.pos[0])),
      broken.message,
      'correct the YAML; quote texts with a colon',
    );
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const { problem, cure, path } = told(issue, schema);
  const node = nearestNode(document, path);
  throw new ImportError(`${place(file, lineAt(node))}${path.length > 0 ? `, ${path.join('.')}` : ''}`, problem, cure);
}

type Told = { problem: string; cure: string; path: (string | number)[] };

function told(issue: z.core.$ZodIssue | undefined, schema: z.ZodType): Told {
  if (!issue) return { problem: 'it does not have the expected form', cure: 'see docs/import.md', path: [] };
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code !== 'unrecognized_keys')
    return { problem: plainMessage(issue.message), cure: 'see docs/import.md for what stands here', path };
  const [key = ''] = issue.keys;
  const near = nearestWord(key, keysOf(schema));
  return {
    problem: 'there is no such key',
    cure: near ? `did you mean "${near}"` : 'see docs/import.md for the keys',
    path: [...path, key],
  };
}

const keysOf = (schema: z.ZodType): string[] =>
  'shape' in schema && typeof schema.shape === 'object' && schema.shape ? Object.keys(schema.shape) : [];

/** Where the value at a path, or the nearest one around it, begins. */
function nearestNode(document: ReturnType<typeof parseDocument>, path: (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) return Number(node.range[0]);
  }
  return 0;
}
