// The parts of react-i18next that the site uses. The whole of it comes with a parser for markup inside of translations,
// and cannot be cut to size, because gatsby-plugin-react-i18next asks for it as CommonJS.
export { I18nextProvider } from '../../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { useTranslation } from '../../../node_modules/react-i18next/dist/es/useTranslation.js';
