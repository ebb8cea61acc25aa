'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LongTextField } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { PlayerDraft } from '#lib/api/contract/application/draft.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useToasts } from '#stores/toasts.ts';
import { useApplicationForm } from './form-context.ts';

/** Imports players from pasted spreadsheet text. */
export function PasteSquad({ onPaste }: { onPaste: (players: PlayerDraft[]) => void }) {
  const { labels } = useApplicationForm();
  const show = useToasts((state) => state.show);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const importPlayers = async () => {
    const { parseSquad } = await import('./parse-squad.ts');
    const players = parseSquad(text);
    if (players.length === 0) return setProblem(labels.pasteNothing);
    onPaste(players);
    show(fill(labels.pasted, { count: players.length }), 'success');
    setText('');
    setProblem(undefined);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        <Icon name="document" />
        {labels.paste}
      </Button>
      {isOpen && (
        <Panel className="basis-full p-4">
          <LongTextField
            path="paste"
            label={labels.pasteLabel}
            help={labels.pasteHelp}
            problem={problem}
            rows={8}
            value={text}
            onChange={({ target: { value } }) => setText(value)}
          />
          <Button className="mt-4" onClick={importPlayers}>
            {labels.pasteTake}
          </Button>
        </Panel>
      )}
    </>
  );
}
