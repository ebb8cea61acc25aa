/** Returns the indexes at which the margin changes its sign; to level and back is no change. */
export function leadChangesAt(margins: readonly number[]): number[] {
  let leader = 0;
  return [...margins.entries()].flatMap(([index, margin]) => {
    const side = Math.sign(margin);
    const isChange = side !== 0 && leader !== 0 && side !== leader;
    leader = side || leader;
    return isChange ? [index] : [];
  });
}
