export type Option<Value extends string = string> = { value: Value; label: string; isDisabled?: boolean };

export const segmentStripClass =
  'inline-flex max-w-full overflow-x-auto rounded-sm border border-line-strong bg-raised scroll-quiet';
export const segmentClass =
  'relative inline-flex min-h-9 shrink-0 items-center border-line px-3 max-sm:px-2 text-sm font-semibold not-first:border-s hover:not-[.bg-ink]:bg-hover';
