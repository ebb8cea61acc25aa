import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { attributesOf, containerTags, headingTags, inlineTags } from './html-tags.ts';

type Parts = Partial<NodeSpec> & { context?: string };

const namesFor = (tag: string) => attributesOf[tag] ?? ['lang'];
const attrsFor = (tag: string) => Object.fromEntries(namesFor(tag).map((name) => [name, { default: null }]));

function readAttributes(tag: string, element: HTMLElement): Attrs {
  return Object.fromEntries(namesFor(tag).map((name) => [name, element.getAttribute(name)]));
}

const writtenAttributes = (attrs: Attrs) =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));

/** A node that is written as one element; without content it is empty. */
function element(tag: string, { context, ...parts }: Parts): NodeSpec {
  return {
    attrs: attrsFor(tag),
    parseDOM: [{ tag, ...(context && { context }), getAttrs: (from) => readAttributes(tag, from) }],
    toDOM: ({ attrs }): DOMOutputSpec =>
      parts.content === undefined ? [tag, writtenAttributes(attrs)] : [tag, writtenAttributes(attrs), 0],
    ...parts,
  };
}

function mark(tag: string): MarkSpec {
  return {
    attrs: attrsFor(tag),
    inclusive: tag !== 'a',
    parseDOM: [{ tag, getAttrs: (from) => readAttributes(tag, from) }],
    toDOM: ({ attrs }) => [tag, writtenAttributes(attrs), 0],
  };
}

const namesOf = <Name extends string, Spec>(names: readonly Name[], spec: (name: Name) => Spec) =>
  Object.fromEntries(names.map((name) => [name, spec(name)])) as Record<Name, Spec>;

const block = { group: 'block' } as const;
/** Stands for a line while it is edited; the HTML of an article does not have it. */
export const lineTag = 'bare-line';

/** A line without a paragraph around it, or blocks: the tight and the loose form of a list. */
const flow = '(line | block) block*';

/** The document of the editor, one node for one element. `line` is text that stands in its item or cell without an element of its own. */
export const htmlSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: element('p', { ...block, content: 'inline*' }),
    ...namesOf(headingTags, (tag) => element(tag, { ...block, content: 'inline*', defining: true })),
    pre: element('pre', { ...block, content: 'inline*', whitespace: 'pre', defining: true }),
    ul: element('ul', { ...block, content: 'li+' }),
    ol: element('ol', { ...block, content: 'li+' }),
    blockquote: element('blockquote', { ...block, content: flow, defining: true }),
    hr: element('hr', block),
    figure: element('figure', { ...block, content: '(figureImage | block) figcaption?' }),
    table: element('table', { ...block, content: 'caption? colgroup? thead? tbody* tfoot?', isolating: true }),
    dl: element('dl', { ...block, content: '(dt | dd)+' }),
    ...namesOf(containerTags, (tag) => element(tag, { ...block, content: flow })),
    line: { content: 'inline*', parseDOM: [{ tag: lineTag }], toDOM: () => [lineTag, 0] },
    li: element('li', { content: flow, defining: true }),
    dt: element('dt', { content: 'inline*' }),
    dd: element('dd', { content: flow }),
    figureImage: { ...element('img', { context: 'figure/', draggable: true }) },
    figcaption: element('figcaption', { content: 'inline*' }),
    caption: element('caption', { content: 'inline*' }),
    colgroup: element('colgroup', { content: 'col*' }),
    col: element('col', {}),
    thead: element('thead', { content: 'tr+' }),
    tbody: element('tbody', { content: 'tr*' }),
    tfoot: element('tfoot', { content: 'tr+' }),
    tr: element('tr', { content: '(td | th)*' }),
    td: element('td', { content: flow, isolating: true }),
    th: element('th', { content: flow, isolating: true }),
    img: element('img', { group: 'inline', inline: true, draggable: true }),
    br: element('br', { group: 'inline', inline: true, selectable: false }),
    wbr: element('wbr', { group: 'inline', inline: true, selectable: false }),
    text: { group: 'inline' },
  },
  marks: namesOf(inlineTags, mark),
});
