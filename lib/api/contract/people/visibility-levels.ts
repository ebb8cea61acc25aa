/**
 * How much of a person is public. `full`: name, page, picture and what the policy says of the birth date; `short`: first name
 * and the initial of the last, without picture and birth date; `hidden`: only a number, without a page.
 */
export const visibilityLevels = ['full', 'short', 'hidden'] as const;
