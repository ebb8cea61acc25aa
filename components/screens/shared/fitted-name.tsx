/** A name on one line whose font size shrinks with the number of letters, so no measuring is needed. */
export function FittedName({ name, className }: { name: string; className: string }) {
  return (
    <span className={className} style={{ '--letters': Math.max(3, [...name].length) }} data-fitted>
      {name}
    </span>
  );
}
