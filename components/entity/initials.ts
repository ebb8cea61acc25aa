/** Returns up to three capital letters: the code, else the initials of a multi-word name, else its first letters. */
export function initials(name: string, code?: string): string {
  if (code) return code.slice(0, 3).toUpperCase();
  const words = name.split(/[\s\-–.]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name;
  return letters.slice(0, 3).toUpperCase();
}
