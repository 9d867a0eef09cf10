import type { Plugin } from 'postcss';

/** Removes what Tailwind adds to every sheet: its name, and rules for browsers below the floor of package.json. */
export const withoutFallbacks: Plugin = {
  postcssPlugin: 'without-fallbacks',
  OnceExit(root) {
    root.walkComments((comment) => {
      comment.remove();
    });
    // Tailwind's own targets are older than the floor.
    root.walkDecls(/^-webkit-(?:hyphens|text-decoration-color)$/, (declaration) => {
      declaration.remove();
    });
    root.walkAtRules((rule) => {
      // For browsers without @property.
      const isFallback = rule.name === 'layer' && rule.params === 'properties' && rule.nodes;
      // The colour before it is the same: all mixed colours are constant.
      const isMixedColour = rule.name === 'supports' && rule.params.includes('color-mix');
      if (isFallback || isMixedColour) rule.remove();
    });
  },
};
