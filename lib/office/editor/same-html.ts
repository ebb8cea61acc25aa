/** Tells whether two pieces of HTML are drawn alike: the same elements and text, whatever the white space and the nesting of emphasis. */
export const isSameHtml = (one: Node, other: Node): boolean =>
  JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other));

type Run = { marks: string[]; text: string };
type Shape = (Run | { tag: string; children: Shape } | { comment: string })[];

const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strike strong sub sup time u var'.split(
    ' ',
  ),
);
const breaksLine = (part: Shape[number] | undefined) =>
  part === undefined || ('tag' in part && !/^(img|wbr)\b/.test(part.tag));

function shapeOf(root: Node): Shape {
  const shape: Shape = [];
  collect(root, [], shape, false);
  return withoutEdges(shape);
}

function collect(parent: Node, marks: string[], into: Shape, isPre: boolean): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) addText(into, marks, isPre ? node.data : node.data.replace(/[ \t\r\n\f]+/g, ' '));
    else if (!(node instanceof Element)) into.push({ comment: node.nodeValue ?? '' });
    else if (inline.has(node.localName)) collect(node, [...marks, signature(node)].sort(), into, isPre);
    else {
      const children: Shape = [];
      const keeps = isPre || node.localName === 'pre';
      collect(node, [], children, keeps);
      const tag = [signature(node), ...(marks.length > 0 && /^(img|br|wbr)$/.test(node.localName) ? marks : [])].join(
        ' ',
      );
      into.push({ tag, children: keeps ? children : withoutEdges(children) });
    }
  }
}

function addText(into: Shape, marks: string[], text: string): void {
  const last = into.at(-1);
  if (last && 'text' in last && last.marks.join() === marks.join()) last.text += text;
  else if (text !== '') into.push({ marks, text });
}

/** Without the white space that is not drawn: at the edges of a block, and beside another one. */
function withoutEdges(shape: Shape): Shape {
  return shape
    .map((part, index) => {
      if (!('text' in part)) return part;
      let { text } = part;
      const before = shape[index - 1];
      const endsWithSpace = before && 'text' in before && before.text.endsWith(' ');
      if (breaksLine(before) || endsWithSpace) text = text.replace(/^ /, '');
      if (breaksLine(shape[index + 1])) text = text.replace(/ $/, '');
      return { ...part, text };
    })
    .filter((part) => !('text' in part) || part.text !== '');
}

const signature = (element: Element) =>
  [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' ');
