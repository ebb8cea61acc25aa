import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { htmlSchema } from './html-schema.ts';

const { nodes, marks } = htmlSchema;

/** Returns the node of one of these types that the selection is in, the innermost. */
function ancestorOf({ selection: { $from } }: EditorState, types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, before: $from.before(depth) };
  }
  return null;
}

export const isIn = (state: EditorState, type: NodeType): boolean => ancestorOf(state, [type]) !== null;

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

/** Runs commands one after the other, each on what the one before has left. */
const inTurn =
  (...commands: Command[]): Command =>
  (state, dispatch, view) => {
    if (!dispatch) return commands[0]?.(state) ?? false;
    const transaction = state.tr;
    let current = state;
    for (const [index, command] of commands.entries()) {
      const isDone = command(
        current,
        (step) => {
          for (const each of step.steps) transaction.step(each);
          current = current.apply(step);
        },
        view,
      );
      if (!isDone && index === 0) return false;
    }
    dispatch(transaction.scrollIntoView());
    return true;
  };

const toLine = setBlockType(nodes.line);
const toParagraph = setBlockType(nodes.p);

/** Makes the paragraphs a list, or the item of one a paragraph again. Another kind of list changes its kind. */
export function toggleList(kind: 'ul' | 'ol'): Command {
  return (state, dispatch, view) => {
    const list = ancestorOf(state, [nodes.ul, nodes.ol]);
    if (!list) return inTurn(wrapInList(nodes[kind]), toLine)(state, dispatch, view);
    if (list.node.type === nodes[kind]) return leave(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.before, nodes[kind], list.node.attrs));
    return true;
  };
}

const leave: Command = (state, dispatch, view) => {
  const isLine = state.selection.$from.parent.type === nodes.line;
  return (isLine ? inTurn(toParagraph, liftListItem(nodes.li)) : liftListItem(nodes.li))(state, dispatch, view);
};

/** Ends a list from its empty item. */
export const leaveList: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const isEmptyItem = empty && $from.parent.content.size === 0 && $from.node(-1)?.type === nodes.li;
  return isEmptyItem && leave(state, dispatch, view);
};

export const toggleHeading =
  (level: 'h2' | 'h3'): Command =>
  (state, dispatch, view) =>
    (isIn(state, nodes[level]) ? toParagraph : setBlockType(nodes[level]))(state, dispatch, view);

export const toggleQuote: Command = (state, dispatch, view) =>
  (isIn(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view);

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView());
  return true;
};

export const insertPicture =
  (attrs: { src: string; width: string; height: string }): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.img.create({ ...attrs, alt: '' })).scrollIntoView());
    return true;
  };

/** The picture that is selected. */
export function selectedPicture({ selection }: EditorState) {
  const isPicture = selection instanceof NodeSelection && [nodes.img, nodes.figureImage].includes(selection.node.type);
  return isPicture ? { attrs: selection.node.attrs, at: selection.from } : null;
}

export const describePicture =
  (alt: string): Command =>
  (state, dispatch) => {
    const picture = selectedPicture(state);
    if (!picture) return false;
    const transaction = state.tr.setNodeMarkup(picture.at, undefined, { ...picture.attrs, alt });
    dispatch?.(transaction.setSelection(NodeSelection.create(transaction.doc, picture.at)));
    return true;
  };

/** The address that the selection leads to; empty where it is no link. */
export function linkOf({ selection, doc }: EditorState): string {
  const { from, to } = selection;
  let href = '';
  doc.nodesBetween(from, Math.max(to, from + 1 > doc.content.size ? from : from + 1), (node) => {
    href = marks.a.isInSet(node.marks)?.attrs.href ?? href;
  });
  return href;
}

/** Makes the selected text a link; without an address no link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const transaction = state.tr.removeMark(from, to, marks.a);
    const rel = /^https?:/i.test(href) ? 'noopener' : null;
    if (href) transaction.addMark(from, to, marks.a.create({ href, rel }));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

export const toggleStrong = toggleMark(marks.strong);
export const toggleEmphasis = toggleMark(marks.em);
