import { ImportError } from '#server/feeds/errors/import-error.ts';

export type FrontMatter = { head: string; body: string };

/** Splits a Markdown file into its front matter, between two lines of `---`, and the text below. */
export function splitFrontMatter(file: string, text: string): FrontMatter {
  const found = /^---[ \t]*\r?\n(?<head>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (found?.index !== 0)
    throw new ImportError(
      `${file}, line 1`,
      'the file does not begin with keys between two lines of ---',
      'begin it with ---, title: …, ---',
    );
  return { head: found.groups?.head ?? '', body: text.slice(found[0].length).trim() };
}
