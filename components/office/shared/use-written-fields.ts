import { type FocusEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Of what is only searched nothing is lost, and the form of a record tells itself what is unsaved. */
const asked = ':is(input:not([type=search], [readonly]), textarea:not([readonly]), select):not([data-record-form] *)';

/** A part of a dialog that is saved by itself, as long as it shows what is saved. */
const saved = '[data-unsaved=false]';

const contentOf = (field: Field) =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value;

/** Knows whether fields have another value than when they were first entered. */
export function useWrittenFields() {
  const entered = useRef(new Map<Field, string>());
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // A dialog that was opened from this one is no part of it, though React tells of its fields here.
    if (!currentTarget.contains(target) || !target.matches(asked)) return;
    const field = target as unknown as Field;
    if (!entered.current.has(field)) entered.current.set(field, contentOf(field));
  };
  const isWritten = () =>
    [...entered.current].some(
      ([field, value]) => field.isConnected && contentOf(field) !== value && !field.closest(saved),
    );
  return { fields: { onFocus }, isWritten };
}
