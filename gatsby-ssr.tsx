import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { icons } from './plugins/gatsby-plugin-static-site';
import anybody from './src/styles/fonts/anybody.woff2';
import instrumentSans from './src/styles/fonts/instrument-sans.woff2';
import { themeColor } from './src/styles/theme-color';

/** Fonts above the fold; without a preload they would only be fetched after the first layout. */
const fonts = [anybody, instrumentSans];

/** In the body, because Chrome delays the first paint for a font that is preloaded in the head. */
const preloadLink = (font: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous">`;

/**
 * The part of the head that all pages share. In `Head`, every navigation would insert it and fetch
 * the icon again.
 */
export const onRenderBody = ({ setHeadComponents, setPreBodyComponents }: RenderBodyArgs): void => {
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={themeColor} />,
    <link key="icon-ico" rel="icon" href={icons.ico} sizes="32x32" />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href={icons.svg} />,
    <link key="touch-icon" rel="apple-touch-icon" href={icons.touch} />,
  ]);
  setPreBodyComponents([
    <div key="fonts" dangerouslySetInnerHTML={{ __html: fonts.map(preloadLink).join('') }} />,
  ]);
};

const isStyle = (component: ReactNode): boolean =>
  isValidElement(component) && component.type === 'style';

const isGenerator = (component: ReactNode): boolean =>
  isValidElement<{ name?: string }>(component) && component.props.name === 'generator';

/**
 * Puts the styles of all pages before those of the page's template, which come last in the browser
 * too; Gatsby has it the other way round. Removes Gatsby's own `generator`.
 */
export const onPreRenderHTML = ({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void => {
  const components = getHeadComponents().filter((component) => !isGenerator(component));
  const styles = components.filter(isStyle);
  replaceHeadComponents(
    components.map((component) => (isStyle(component) ? styles.pop() : component)),
  );
};
