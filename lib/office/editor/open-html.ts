import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { insertBreak, leaveList } from './commands.ts';
import { readHtml } from './html-document.ts';
import { htmlSchema } from './html-schema.ts';

const { marks, nodes } = htmlSchema;

/** No rule turns what is typed into something else: «12. kolo» stays a line of text. */
const plugins = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Shift-Enter': insertBreak,
    Enter: chainCommands(leaveList, splitListItem(nodes.li)),
  }),
  keymap(baseKeymap),
];

/** Opens HTML that the editor can read. */
export function openHtml(html: string): EditorState {
  const doc = readHtml(html);
  if (!doc) throw new Error('This HTML is edited as source.');
  return EditorState.create({ doc, plugins });
}
