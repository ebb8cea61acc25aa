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
  Enter: '⏎',
  Delete: 'Del',
  Slash: '/',
  Minus: '-',
};

/** The key as printed on a keyboard; shown on wide screens with a pointer that can hover. */
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
