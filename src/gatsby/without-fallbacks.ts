import type { Plugin } from 'postcss';

/** How Tailwind's utilities change each other; here each is beside the property that it is about. */
const variables = /^--tw-(leading|tracking|font-weight|duration|ease|border-style|outline-style)$/;
const styleOfLine = /var\(--tw-(?:border|outline)-style\)/g;
const withDefault =
  /var\(--tw-(?:leading|duration|ease),\s*(var\([^()]*\)|[^()]*(?:\([^()]*\))?)\)/g;

/** The value of a design token after its name, for style sheets without the tokens; here the first has them all. */
const valueOfToken =
  /(var\(--(?:color|font|text|spacing|shadow|ease)-[\w-]+),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*/g;

/** Removes what Tailwind adds for browsers below the floor of package.json, and what this site does not need. */
export const withoutFallbacks: Plugin = {
  postcssPlugin: 'without-fallbacks',
  OnceExit(root) {
    root.walkAtRules((rule) => {
      const isFallback = rule.name === 'layer' && rule.params === 'properties' && rule.nodes;
      // The colour before it is the same: all mixed colours are constant.
      const isMixedColour = rule.name === 'supports' && rule.params.includes('color-mix');
      const isUnused = rule.name === 'property' && variables.test(rule.params);
      if (isFallback || isMixedColour || isUnused) rule.remove();
    });
    root.walkDecls((declaration) => {
      if (variables.test(declaration.prop)) declaration.remove();
      else
        declaration.value = declaration.value
          .replaceAll(valueOfToken, '$1')
          .replaceAll(styleOfLine, 'solid')
          .replaceAll(withDefault, '$1');
    });
  },
};
