/** Characters that cannot be seen, but for those that scripts and emoji are joined with. */
const invisible = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const breaks = /[\p{Cc}\p{Z}]+/gu;

/** Returns a name as one line that shows what it is: without characters that hide, break or turn around the text beside it. */
export const readableName = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(breaks, ' ').trim();
