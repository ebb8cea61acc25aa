/** A name that would show itself, were it markup: a dialog opens, or an element of class `mark` is found. */
export const hostileName = (mark: string) => `"><img src=x class=${mark} onerror=alert(1)><script>alert(2)</script>`;
