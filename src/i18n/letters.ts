const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * Every character that the site's fonts draw: what English, Dutch and Spanish are written with, and the signs of their prices and quotations.
 *
 * A character beyond these is shown in the visitor's own typeface.
 */
export const letters = [
  ascii,
  'ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº',
  'ÄËÏÖÀÈÊÇäëïöàèêç',
  '€°·•×©–—‘’“”„…',
  // Spaces and a hyphen that keep a price or a word together.
  '\u00a0\u202f\u2011',
].join('');
