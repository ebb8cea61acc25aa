/** A name whose font size shrinks with the number of letters, so no measuring is needed: on one line unless its class allows two. */
export function FittedName({ name, className }: { name: string; className: string }) {
  return (
    <span className={className} style={{ '--letters': Math.max(3, [...name].length) }} data-fitted>
      {name}
    </span>
  );
}
