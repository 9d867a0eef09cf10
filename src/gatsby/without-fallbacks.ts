import type { Plugin } from 'postcss';

/** Removes the rules that Tailwind adds for browsers below the floor of package.json. */
export const withoutFallbacks: Plugin = {
  postcssPlugin: 'without-fallbacks',
  OnceExit(root) {
    root.walkAtRules((rule) => {
      // For browsers without @property.
      const isFallback = rule.name === 'layer' && rule.params === 'properties' && rule.nodes;
      // The colour before it is the same: all mixed colours are constant.
      const isMixedColour = rule.name === 'supports' && rule.params.includes('color-mix');
      if (isFallback || isMixedColour) rule.remove();
    });
  },
};
