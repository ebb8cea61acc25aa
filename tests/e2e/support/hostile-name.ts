/** A name that would run a script where a page does not escape it; an element of class `mark` shows where. */
export const hostileName = (mark: string) => `"><img src=x class=${mark} onerror=alert(1)><script>alert(2)</script>`;
