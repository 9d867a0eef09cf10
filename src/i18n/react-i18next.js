// What the site uses of react-i18next; gatsby-node.ts puts it in the place of the package, whose parser for markup in translations stays in
// the bundle otherwise, because gatsby-plugin-react-i18next imports the package as CommonJS.
export { I18nextProvider } from '../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { useTranslation } from '../../node_modules/react-i18next/dist/es/useTranslation.js';
