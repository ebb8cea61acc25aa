/** A button that a typed shirt number chooses. */
export type NumberChoice = { number: string; button: HTMLElement };

/** The dialog that is open, the upper one of several. */
export const openDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
    .filter(({ dataset }) => !('closed' in dataset))
    .at(-1) ?? null;

const choicesIn = (place: ParentNode): NumberChoice[] =>
  [...place.querySelectorAll<HTMLElement>('[data-number]:not(:disabled)')].map((button) => ({
    number: button.dataset.number ?? '',
    button,
  }));

/** Whether a dialog is open in which players are chosen: there digits have no other meaning. */
export function isInDialogOfPlayers(): boolean {
  const dialog = openDialog();
  return dialog !== null && choicesIn(dialog).length > 0;
}

/** The players that can be chosen now: in an open dialog, else those of the question, else those on court. */
export function numberChoices(typed: string): readonly NumberChoice[] {
  const dialog = openDialog();
  if (dialog) return choicesIn(dialog);
  const pad = document.querySelector('[data-pad]');
  const asked = pad ? choicesIn(pad) : [];
  return asked.some(({ number }) => number.startsWith(typed)) ? asked : choicesIn(document);
}
