/** A shirt number as a text: 0, 00 or 1 to 99 (FIBA Official Basketball Rules, Art. 4.3.2). */
export const shirtNumber = /^(0|00|[1-9]\d?)$/;
