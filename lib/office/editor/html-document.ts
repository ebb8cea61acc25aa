import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { htmlSchema, lineTag } from './html-schema.ts';
import { isSameHtml } from './same-html.ts';

const parser = DOMParser.fromSchema(htmlSchema);
const serializer = DOMSerializer.fromSchema(htmlSchema);

/** Elements of an HTML text that nothing loads or runs in. */
function inert(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  return body;
}

/** Reads the HTML of an article for the editor. Null where the editor would lose something of it: it is edited as source then. */
export function readHtml(html: string): Node | null {
  const body = inert(html);
  const read = parser.parse(body);
  const written = inert(writeHtml(read));
  return body.childNodes.length === 0 || isSameHtml(body, written) ? read : null;
}

/** Writes the document of the editor as HTML; an empty one as nothing. */
export function writeHtml(written: Node): string {
  if (written.childCount === 1 && written.firstChild?.type.name === 'p' && written.firstChild.content.size === 0)
    return '';
  const body = inert('');
  for (const child of written.children) {
    if (body.hasChildNodes()) body.append('\n');
    body.append(serializer.serializeNode(child));
  }
  for (const line of body.querySelectorAll(lineTag)) line.replaceWith(...line.childNodes);
  return body.innerHTML;
}
