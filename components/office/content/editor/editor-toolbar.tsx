'use client';

import { useTranslations } from 'next-intl';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import {
  hasMark,
  isIn,
  selectedPicture,
  toggleEmphasis,
  toggleHeading,
  toggleList,
  toggleQuote,
  toggleStrong,
} from '#lib/office/editor/commands.ts';
import { htmlSchema } from '#lib/office/editor/html-schema.ts';
import { LinkForm } from './link-form.tsx';
import { PictureButton } from './picture-button.tsx';
import { PictureForm } from './picture-form.tsx';

const { marks, nodes } = htmlSchema;

type Tool = { id: keyof Messages; command: Command; isOn: (state: EditorState) => boolean };
type Messages = Record<'strong' | 'emphasis' | 'heading' | 'subheading' | 'list' | 'numbers' | 'quote', string>;

const tools: readonly Tool[] = [
  { id: 'strong', command: toggleStrong, isOn: (state) => hasMark(state, marks.strong) },
  { id: 'emphasis', command: toggleEmphasis, isOn: (state) => hasMark(state, marks.em) },
  { id: 'heading', command: toggleHeading('h2'), isOn: (state) => isIn(state, nodes.h2) },
  { id: 'subheading', command: toggleHeading('h3'), isOn: (state) => isIn(state, nodes.h3) },
  { id: 'list', command: toggleList('ul'), isOn: (state) => isIn(state, nodes.ul) },
  { id: 'numbers', command: toggleList('ol'), isOn: (state) => isIn(state, nodes.ol) },
  { id: 'quote', command: toggleQuote, isOn: (state) => isIn(state, nodes.blockquote) },
];

/** The commands of the editor. Those that cannot be used where the cursor is are off. */
export function EditorToolbar({ state, view }: { state: EditorState; view: RefObject<EditorView | null> }) {
  const t = useTranslations('office-content.editor');
  const [isLinking, setLinking] = useState(false);
  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  return (
    <div role="toolbar" aria-label={t('toolbar')} className="border-b border-line p-1">
      <div className="flex flex-wrap gap-1">
        {tools.map(({ id, command, isOn }) => (
          <Button
            key={id}
            size="sm"
            variant={isOn(state) ? 'secondary' : 'quiet'}
            aria-pressed={isOn(state)}
            disabled={!command(state)}
            onClick={() => run(command)}
          >
            {t(id)}
          </Button>
        ))}
        <Button size="sm" variant="quiet" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          {t('link')}
        </Button>
        <PictureButton run={run} />
        <Button size="sm" variant="quiet" disabled={!undo(state)} onClick={() => run(undo)}>
          {t('undo')}
        </Button>
        <Button size="sm" variant="quiet" disabled={!redo(state)} onClick={() => run(redo)}>
          {t('redo')}
        </Button>
      </div>
      {isLinking && <LinkForm state={state} run={run} onClose={() => setLinking(false)} />}
      {selectedPicture(state) && <PictureForm state={state} view={view} />}
    </div>
  );
}
