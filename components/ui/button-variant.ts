import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'sm' | 'md';

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold whitespace-nowrap select-none disabled:opacity-50 aria-disabled:opacity-50';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-action-edge bg-action text-on-action enabled:hover:bg-action-hover [a]:hover:bg-action-hover',
  secondary: 'border-line-strong bg-raised text-ink enabled:hover:border-ink [a]:hover:border-ink',
  quiet: 'border-transparent text-link enabled:hover:bg-hover [a]:hover:bg-hover',
};

const sizes: Record<ButtonSize, string> = { sm: 'min-h-9 px-3 text-sm', md: 'min-h-11 px-4 text-base' };

export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(base, variants[variant], sizes[size], className);
}
