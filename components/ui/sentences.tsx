import { unbroken } from '#lib/i18n/format/unbroken.ts';

/** List of sentences, separated by lines. */
export function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className="border-b border-line bg-raised">
      {sentences.map((sentence) => (
        <li key={sentence} className="border-line px-3 py-2 not-first:border-t">
          {unbroken(sentence)}
        </li>
      ))}
    </ul>
  );
}
