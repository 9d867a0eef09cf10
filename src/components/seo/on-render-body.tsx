import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { icons } from '../../i18n/file-paths';
import anybody from '../../styles/fonts/anybody.woff2';
import instrumentSans from '../../styles/fonts/instrument-sans.woff2';
import { deferLayout } from '../../native-controls/initial-viewport';
import { deferredStyles } from '../../styles/deferred';
import { themeColor } from '../../styles/theme-color';

/** Fonts above the fold; without the hint they would only start with the first layout. */
const fonts = [anybody, instrumentSans];

/** In the body it starts as early; in the head, where React puts a `link` element, Chrome holds back the first paint for a font. */
const preloadLink = (font: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous">`;

/** The part of the head that all pages share, in the HTML only: in `Head`, every navigation would insert it and fetch the icon again. */
export const onRenderBody = ({ setHeadComponents, setPreBodyComponents }: RenderBodyArgs): void => {
  setHeadComponents([
    <script
      key="initial-viewport"
      dangerouslySetInnerHTML={{ __html: `(${deferLayout.toString()})()` }}
    />,
    <meta key="theme-color" name="theme-color" content={themeColor} />,
    <link key="icon-ico" rel="icon" href={icons.ico} sizes="32x32" />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href={icons.svg} />,
    <link key="touch-icon" rel="apple-touch-icon" href={icons.touch} />,
  ]);
  setPreBodyComponents([
    <div key="fonts" dangerouslySetInnerHTML={{ __html: fonts.map(preloadLink).join('') }} />,
  ]);
};

type Style = ReactElement<{ 'data-href': string }>;

const isStyle = (component: ReactNode): component is Style =>
  isValidElement(component) && component.type === 'style';

const isDeferred = (component: ReactNode): component is Style =>
  isStyle(component) && component.props['data-href'].includes(`/${deferredStyles}.`);

const isGenerator = (component: ReactNode): boolean =>
  isValidElement<{ name?: string }>(component) && component.props.name === 'generator';

/**
 * Puts the styles of all pages before those of the page's template, which come last in the browser too; Gatsby has it the other way round.
 * The deferred ones become a link, which `native-controls/deferred-styles.ts` applies; print and pages without scripts need none.
 * Gatsby's own `generator` goes.
 */
export const onPreRenderHTML = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void => {
  const components = getHeadComponents();
  const kept = components.filter((component) => !isDeferred(component) && !isGenerator(component));
  const styles = kept.filter(isStyle);
  replaceHeadComponents(kept.map((component) => (isStyle(component) ? styles.pop() : component)));
  replacePostBodyComponents([
    ...getPostBodyComponents(),
    ...components
      .filter(isDeferred)
      .map(({ key, props }) => (
        <link
          key={key}
          data-deferred
          rel="stylesheet"
          href={props['data-href']}
          media="print, (scripting: none)"
        />
      )),
  ]);
};
