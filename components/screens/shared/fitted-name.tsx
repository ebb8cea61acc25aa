/** A name that shrinks to its place and never wraps: by the number of its letters, so nothing has to be measured. */
export function FittedName({ name, className }: { name: string; className: string }) {
  return (
    <span className={className} style={{ '--letters': Math.max(3, [...name].length) }} data-fitted>
      {name}
    </span>
  );
}
