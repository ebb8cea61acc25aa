const printed: Record<string, string> = {
  Space: '␣',
  Backspace: '⌫',
  'Shift+Backspace': '⇧⌫',
  Escape: 'Esc',
  Semicolon: ';',
  Comma: ',',
  Period: '.',
  'Shift+Space': '⇧␣',
  'Shift+Enter': '⇧⏎',
};

/** The key as it is printed on a keyboard, where there is room and probably a keyboard. */
export function KeyHint({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="figures hidden text-xs font-normal opacity-60 [@media(any-hover:hover)]:xl:inline"
    >
      {printed[name] ?? name.replace(/^(?:Key|Digit)/, '')}
    </span>
  );
}
