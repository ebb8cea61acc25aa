/** Returns a schema message without zod's preamble. */
export function plainMessage(message: string): string {
  if (/^Invalid input: expected \w+, received undefined$/.test(message)) return 'it is missing';
  const plain = message.replace(/^Invalid input: /, '').replace(/\.$/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}
