import { fill } from '#lib/i18n/fill.ts';

/** `text` contains `{time}`; `title` too, if the text is short. */
export type VisitorTimeTexts = { text: string; title?: string };

/** What a visitor is told of the time of a game where they are. */
export function VisitorTimeText({ text, title, time }: VisitorTimeTexts & { time: string }) {
  return (
    <span className="visitor-time" {...(title && { title: fill(title, { time }) })}>
      {fill(text, { time })}
    </span>
  );
}
