import type { ConfigData } from 'html-validate';

/** All rules that html-validate recommends, except for style. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: ['html5'],
  rules: {
    // hrefLang and hreflang are the same in HTML; React writes the former.
    'attr-case': 'off',
    // React writes void elements as <meta/> and required="", which a parser reads alike.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Positions computed at build time are in `style` attributes.
    'no-inline-style': 'off',
    // Lists and videos may be named; the rule would allow landmarks only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A progress element cannot be drawn as a ridge.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // A telephone number may break over two lines.
    'tel-non-breaking': 'off',
    // Every script comes from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Checked for its length together with the description.
    'long-title': 'off',
  },
};
