// The modules of react-i18next 17.1 that the site uses. The whole package has a parser for markup in translations, which cannot be
// shaken off, because gatsby-plugin-react-i18next imports it as CommonJS.
export { I18nextProvider } from '../../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { useTranslation } from '../../../node_modules/react-i18next/dist/es/useTranslation.js';
