import { defineConfig } from 'html-validate';

/** Recommended rules, except for style. The command line of html-validate reads this file. */
export default defineConfig({
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
    // The content check warns of titles that are too long.
    'long-title': 'off',
  },
});
