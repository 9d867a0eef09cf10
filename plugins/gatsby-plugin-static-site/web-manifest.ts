import { icons } from './paths';

interface HomePage {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The web manifest of a language, for a phone's home screen. */
export const webManifest = (home: HomePage, brand: string, themeColor: string) => ({
  id: home.path,
  lang: home.language,
  name: home.title,
  short_name: brand,
  description: home.description,
  start_url: home.path,
  scope: '/',
  display: 'minimal-ui',
  background_color: themeColor,
  theme_color: themeColor,
  icons: [icons.small, icons.large].map(({ path: src, edge }) => ({
    src,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
  })),
});
