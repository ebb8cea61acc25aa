import { hash } from 'node:crypto';

export type JoinedDocument = {
  html: string;
  /** Sources of a `script-src` that allow the document's inline scripts, such as `'sha256-…'`. */
  scriptHashes: string[];
};

type Script = { start: number; end: number; attributes: string; content: string };

const name = /[a-z][^\s/>]*/iy;
const attribute = /([^\s"'=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements whose content is text, whatever looks like a tag in it. */
const textElements = new Set(['iframe', 'noembed', 'noframes', 'noscript', 'style', 'textarea', 'title', 'xmp']);
const flight = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[/;
/** Types of scripts that a `script-src` restricts. Others are data. */
const executable = /^(?:$|module$|importmap$|speculationrules$|(?:text|application)\/(?:x-)?(?:java|ecma)script)/i;

/**
 * Joins the scripts that carry Next's flight data into one, where the last of them stood: the document must be complete.
 * The hashes are those of every inline script that is left. A document that is cut short stays as it is.
 */
export function joinFlightScripts(html: string): JoinedDocument {
  const scripts: Script[] = [];
  const isComplete = readScripts(html, scripts);
  const isFlight = ({ attributes, content }: Script) => attributes === '' && flight.test(content);
  const parts = isComplete ? scripts.filter(isFlight) : [];
  const last = parts.at(-1);
  if (!last || parts.length === 1) return { html, scriptHashes: hashesOf(scripts) };
  const joined = { ...last, content: parts.map(({ content }) => content).join(';') };
  const left = scripts.filter((script) => !isFlight(script));
  return { html: withJoined(html, parts, joined.content), scriptHashes: hashesOf([...left, joined]) };
}

function withJoined(html: string, parts: Script[], content: string): string {
  let position = 0;
  let rest = '';
  for (const { start, end } of parts) {
    rest += html.slice(position, start);
    position = end;
  }
  return `${rest}<script>${content}</script>${html.slice(position)}`;
}

/** Adds the scripts of a document as a browser finds them; returns false where an element or tag never ends. */
function readScripts(html: string, found: Script[]): boolean {
  for (let start = html.indexOf('<'); start >= 0; ) {
    const end = readMarkup(html, start, found);
    if (end < 0) return false;
    start = html.indexOf('<', end);
  }
  return true;
}

/** Returns where the markup ends that begins with a `<`, with the text of elements that have only text; −1 without end. */
function readMarkup(html: string, start: number, found: Script[]): number {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 2);
  name.lastIndex = start + 1;
  const element = name.exec(html)?.[0].toLowerCase();
  if (!element) return start + 1;
  const contentStart = endOfTag(html, name.lastIndex);
  if (contentStart < 0) return -1;
  const isScript = element === 'script';
  if (!isScript && !textElements.has(element)) return contentStart;
  const closing = new RegExp(`</${element}[\\s/>]`, 'gi');
  closing.lastIndex = contentStart;
  const contentEnd = closing.exec(html)?.index;
  if (contentEnd === undefined) return -1;
  const end = after(html, '>', contentEnd);
  const content = html.slice(contentStart, contentEnd);
  if (isScript && staysOpen(content)) return -1;
  if (isScript && end > 0)
    found.push({ start, end, attributes: html.slice(name.lastIndex, contentStart - 1), content });
  return end;
}

/** In a script that opens a comment and in it another script, the first closing tag closes nothing. */
function staysOpen(content: string): boolean {
  const comment = content.indexOf('<!--');
  return comment >= 0 && /<script/i.test(content.slice(comment));
}

/** Returns the position behind the `>` of a tag, which may stand in quotes before. */
function endOfTag(html: string, from: number): number {
  for (let index = from; index < html.length; index++) {
    const character = html[index];
    if (character === '>') return index + 1;
    if (character !== '"' && character !== "'") continue;
    index = html.indexOf(character, index + 1);
    if (index < 0) return -1;
  }
  return -1;
}

function after(html: string, text: string, from: number): number {
  const index = html.indexOf(text, from);
  return index < 0 ? -1 : index + text.length;
}

function hashesOf(scripts: Script[]): string[] {
  return [...new Set(scripts.filter(isInline).map(({ content }) => sha256(content)))];
}

function isInline({ attributes }: Script): boolean {
  const values = new Map<string, string>();
  for (const [, key = '', double, single, bare] of attributes.matchAll(attribute)) {
    const lower = key.toLowerCase();
    if (!values.has(lower)) values.set(lower, double ?? single ?? bare ?? '');
  }
  return !values.has('src') && executable.test((values.get('type') ?? '').trim());
}

/** Browsers hash the text as their parser has it, with line feeds alone. */
function sha256(content: string): string {
  const parsed = content.includes('\r') ? content.replace(/\r\n?/g, '\n') : content;
  return `'sha256-${hash('sha256', parsed, 'base64')}'`;
}
