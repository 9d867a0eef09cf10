import type { ConfigData } from 'html-validate';

/** What counts as valid: all that html-validate recommends, but for what only concerns style. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: ['html5'],
  rules: {
    // HTML does not tell hrefLang from hreflang; React writes the names of its properties.
    'attr-case': 'off',
    // React ends void elements like <meta/>, and writes required="", which is the same to a parser.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Positions that are worked out at build time stand on the element itself.
    'no-inline-style': 'off',
    // Lists and videos may be named; the rule would rather have landmarks only.
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
