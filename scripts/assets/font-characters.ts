const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

// Spaces and a hyphen that keep a price or a word together.
const noBreak = '\u00a0\u202f\u2011';

/**
 * What the first file of each font draws, which every page loads: the headings' characters and
 * those of the other text. A character of `fontCharacters` that is not in here loads the second
 * file of the font on the pages that show it.
 */
export const frequentCharacters = {
  display: `${lettersAndDigits} .,:!?'&%+-€‘’“”«»¿¡áéíóúñëü${noBreak}`,
  text: `${lettersAndDigits} .,:;!?'"&%+-()/@€·×©–—‘’“”«»…¿¡áéíóúñëïöüÁÉ${noBreak}`,
};

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * Every character in the site's fonts: English, Dutch, Spanish, prices and quotations. Others show
 * in the visitor's own typeface.
 */
export const fontCharacters = [
  ascii,
  'ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº',
  'ÄËÏÖÀÈÊÇäëïöàèêç',
  '€°·•×©–—‘’“”„«»…',
  noBreak,
].join('');

/**
 * What the official languages of the European Union in Latin script also use, in the two parts in
 * which the fonts are published. Each part is a file of its own, which loads on pages that show one
 * of its characters.
 */
export const europeanCharacters = {
  latin: '§ÂÃÅÆÌÎÒÔÕØÙÛÝßâãåæìîòôõøùûýÿŒœ‚‹›',
  'latin-ext': 'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĠġĢģĦħĪīĮįĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŠšŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚțẞ',
};

/** The characters of the second file of a font whose first one draws `frequent`. */
export const rareCharacters = (frequent: string): string =>
  Array.from(fontCharacters)
    .filter((character) => !frequent.includes(character))
    .join('');
