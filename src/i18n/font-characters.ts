const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Every character in the site's fonts: English, Dutch, Spanish, prices and quotations. Others show in the visitor's own typeface. */
export const fontCharacters = [
  ascii,
  'ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº',
  'ÄËÏÖÀÈÊÇäëïöàèêç',
  '€°·•×©–—‘’“”„…',
  // Spaces and a hyphen that keep a price or a word together.
  '\u00a0\u202f\u2011',
].join('');
