/** The size of a button of the pad. */
export const tall = 'min-h-13 px-1! leading-tight whitespace-normal! sm:px-2! xl:[@media(min-height:55rem)]:min-h-16';
