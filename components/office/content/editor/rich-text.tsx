'use client';

import type { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { writeHtml } from '#lib/office/editor/html-document.ts';
import { openHtml } from '#lib/office/editor/open-html.ts';
import { EditorToolbar } from './editor-toolbar.tsx';

type Props = { label: string; value: string; onChange: (html: string) => void };

/** HTML as it will look, with the commands above it. Text that is as it was opened is given back letter for letter. */
export function RichText({ label, value, onChange }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const opened = useRef({ html: value, state: openHtml(value) });
  const written = useRef(value);
  const [state, setState] = useState<EditorState>(opened.current.state);

  const tell = useEffectEvent((next: EditorState) => {
    const html = next.doc.eq(opened.current.state.doc) ? opened.current.html : writeHtml(next.doc);
    written.current = html;
    onChange(html);
  });
  // Before the first paint: what stands below would move.
  useLayoutEffect(() => {
    if (!host.current) return;
    const own = new EditorView(host.current, {
      state: opened.current.state,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'prose min-h-60 px-3 py-2 break-words whitespace-pre-wrap',
      },
      dispatchTransaction(transaction) {
        const next = own.state.apply(transaction);
        own.updateState(next);
        setState(next);
        if (transaction.docChanged) tell(next);
      },
    });
    view.current = own;
    return () => own.destroy();
  }, [label]);
  useEffect(() => {
    if (value === written.current) return;
    opened.current = { html: value, state: openHtml(value) };
    written.current = value;
    view.current?.updateState(opened.current.state);
    setState(opened.current.state);
  }, [value]);

  return (
    <div className="rounded-sm border border-line-strong bg-raised">
      <EditorToolbar state={state} view={view} />
      <div ref={host} className="[&_.ProseMirror-selectednode]:outline-2 [&_bare-line]:block" />
    </div>
  );
}
