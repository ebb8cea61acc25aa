import { type ButtonSize, type ButtonVariant, buttonClass } from './button-variant.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link styled as a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  className,
  ...rest
}: LinkProps & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}
