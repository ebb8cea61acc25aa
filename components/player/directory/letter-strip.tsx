import { cx } from '#components/ui/cx.ts';
import { capitalOf } from '#lib/i18n/alphabets.ts';

/** Letters with at least one player. They are links, so each can open in a new tab. */
export function LetterStrip({
  label,
  allLabel,
  letters,
  active,
  hrefOf,
  onChoose,
}: {
  label: string;
  allLabel: string;
  letters: readonly string[];
  active: string;
  hrefOf: (letter: string) => string;
  onChoose: (letter: string) => void;
}) {
  return (
    <nav aria-label={label} data-print="none" className="border-y border-line">
      <ul className="flex overflow-x-auto scroll-quiet lg:flex-wrap">
        {['', ...letters].map((letter) => (
          <li key={letter}>
            <a
              href={hrefOf(letter)}
              aria-current={letter === active ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(letter);
              }}
              className={cx(
                'headline grid min-h-11 min-w-9 place-items-center px-1.5 text-lg -outline-offset-2 lg:min-h-10',
                letter === active ? 'bg-ink text-page' : 'hover:bg-hover',
              )}
            >
              {letter === '' ? allLabel : capitalOf(letter)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
