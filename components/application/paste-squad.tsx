'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { PlayerDraft } from '#lib/api/contract/application/draft.ts';
import { useToasts } from '#stores/toasts.ts';
import { LongTextField } from './field.tsx';
import { useApplicationForm } from './form-context.ts';
import { fillPlaceholders } from './labels.ts';

/** Takes players from the text of a spreadsheet. */
export function PasteSquad({ onPaste }: { onPaste: (players: PlayerDraft[]) => void }) {
  const { words } = useApplicationForm();
  const show = useToasts((state) => state.show);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const take = async () => {
    const { parseSquad } = await import('./parse-squad.ts');
    const players = parseSquad(text);
    if (players.length === 0) return setProblem(words.pasteNothing);
    onPaste(players);
    show(fillPlaceholders(words.pasted, { count: players.length }), 'success');
    setText('');
    setProblem(undefined);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        <Icon name="document" />
        {words.paste}
      </Button>
      {isOpen && (
        <Panel className="basis-full p-4">
          <LongTextField
            path="paste"
            label={words.pasteLabel}
            help={words.pasteHelp}
            problem={problem}
            rows={8}
            value={text}
            onChange={({ target: { value } }) => setText(value)}
          />
          <Button className="mt-4" onClick={take}>
            {words.pasteTake}
          </Button>
        </Panel>
      )}
    </>
  );
}
