import type { Finding, LaunchSite } from './launch-site';

/** Words for missing text. In Spanish "todo" is a word, so it only counts in capitals. */
const placeholderTexts = [
  /\blorem ipsum\b/i,
  /\b(TODO|FIXME|TBD|TBA)\b/,
  /\bx{3,}\b/i,
  /\?{3,}/,
  /\[(insert|voeg|inserta)\b/i,
  /\b(placeholder|dummy text|sample text|text goes here|(text )?to be added|coming soon)\b/i,
  /\b(plaatshouder|voorbeeldtekst|opvultekst|tekst volgt|tekst hier|binnenkort meer|nog invullen)\b/i,
  /\b(marcador de posición|texto de (ejemplo|relleno|muestra)|texto provisional|por completar|próximamente)\b/i,
];

export const findPlaceholderTexts = ({ texts }: LaunchSite): Finding[] =>
  texts
    .filter(({ text }) => placeholderTexts.some((pattern) => pattern.test(text)))
    .map(({ text, place }) => ({
      task: 'Write the texts that are still to come.',
      place,
      found: text,
    }));
