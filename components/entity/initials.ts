/** Up to three letters that stand for a name: its code, or the first letters of its words. */
export function initials(name: string, code?: string): string {
  if (code) return code.slice(0, 3).toUpperCase();
  const words = name.split(/[\s\-–.]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name;
  return letters.slice(0, 3).toUpperCase();
}
